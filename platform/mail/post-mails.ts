import type { Sql } from "@/platform/db/database";
import { outbox } from "@/platform/db/schema/outbox";

/** A mail to send; `event` names its cause, which sends one mail to an address at most. */
export interface Mail {
  event: string;
  recipient: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: string }[];
}

/** Puts mails into the outbox, in the transaction of what they tell. */
export async function postMails(tx: Sql, idSite: number, now: Date, mails: Mail[]): Promise<void> {
  await tx
    .insert(outbox)
    .values(mails.map((mail) => ({ ...mail, idSite, createdAt: now, nextAttemptAt: now })))
    .onConflictDoNothing();
}
