import type { MessageRequest } from "@/lib/contract/message";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import { writeMail } from "@/platform/mail/write-mail";
import type { MailIdentity } from "@/platform/site/company-identity";

/** Tells the company, in French, what a visitor wrote; an answer goes to the visitor. */
export function messageNotice(
  event: string,
  identity: MailIdentity & { email: string },
  { name, email, phone, subject, message }: MessageRequest,
): Mail {
  const words = mailWords.fr_FR;
  const rows = [
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.subject, subject],
  ].filter((row): row is [string, string] => Boolean(row[1]));
  return {
    event,
    recipient: identity.email,
    replyTo: email,
    subject: words.messageNotice(name, subject),
    ...writeMail(identity, words.messageNoticeTitle, [
      { kind: "rows", rows },
      { kind: "quote", text: message },
    ]),
  };
}

/**
 * Tells a visitor that the message has arrived. It repeats nothing of what the form was given: who
 * wrote an address into it need not own that address.
 */
export function messageAcknowledgement(
  event: string,
  identity: MailIdentity,
  recipient: string,
): Mail {
  const words = mailWords[identity.language];
  return {
    event,
    recipient,
    ...(identity.email ? { replyTo: identity.email } : {}),
    subject: words.messageReceived(identity.companyName),
    ...writeMail(identity, words.messageReceivedTitle, [
      { kind: "text", text: words.messageReceivedText },
      { kind: "text", text: words.questions(identity.phone) },
    ]),
  };
}
