import { createTransport } from "nodemailer";
import type { OutboxMail } from "./claim-mail";

export interface MailFile {
  filename: string;
  contentType: string;
  content: string | Buffer;
}

/** Hands a mail over; rejects when it was not taken. */
export type MailTransport = (
  mail: OutboxMail,
  from: { name: string; address: string },
  files: MailFile[],
) => Promise<void>;

const smtpServer = (url: string) =>
  createTransport({
    url,
    // A server that falls silent must not hold a mail longer than its lease.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/**
 * Asks a mail server whether it would take mails, and logs in for that; none is sent.
 * @throws Error with the reason against it
 */
export async function askMailServer(url: string): Promise<void> {
  const transport = smtpServer(url);
  await transport.verify().finally(() => transport.close());
}

/** Sends by a mail server. @param url smtp:// or smtps:// address with its credentials */
export function smtpTransport(url: string): MailTransport {
  const transport = smtpServer(url);
  return async (mail, from, files) => {
    await transport.sendMail({
      from,
      to: mail.recipient,
      ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      // Programs that look at the id take a row that is ever sent twice for one mail.
      messageId: `<outbox-${mail.idSite}-${mail.id}@${from.address.split("@")[1] ?? "localhost"}>`,
      date: mail.createdAt,
      // Nobody's automatic answer should be answered to (RFC 3834).
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(mail.unsubscribeUrl && {
          "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
      attachments: files,
    });
  };
}
