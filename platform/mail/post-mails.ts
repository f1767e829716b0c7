import { punycodeAddress } from "@/lib/rules/text/email-address";
import { announceMessages } from "@/platform/db/announce";
import { type MailAttachment, outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { PushAlert } from "@/platform/push/push-alert";
import type { TextMessage } from "@/platform/sms/text-message";

/** Mail to send; `event` names its cause, which sends one mail to an address at most. */
export interface Mail {
  channel?: "MAIL";
  event: string;
  recipient: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** Address by which the mail program ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
}

/**
 * Puts mails, text messages and alerts into the outbox, in the transaction of their event. They
 * leave once it is committed.
 * @param tx the handle that `inSite` gave
 */
export async function postMails(
  tx: Sql,
  idSite: number,
  now: Date,
  messages: (Mail | TextMessage | PushAlert)[],
): Promise<void> {
  if (messages.length === 0) return;
  // A text message and an alert have neither subject nor HTML.
  const rows = messages.map((message) => ({
    subject: "",
    html: "",
    ...message,
    recipient: punycodeAddress(message.recipient),
    idSite,
    createdAt: now,
    nextAttemptAt: now,
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing();
  announceMessages(tx);
}
