import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite, sealed, sealedJson } from "./columns";
import type { DocumentData } from "./document-data";
import type { TermsPaper } from "./terms-paper";

/** How a message reaches its receiver; PUSH is what a browser of the staff is alerted by. */
export type Channel = "MAIL" | "SMS" | "PUSH";

/** How a letter reaches its receiver: what the panel lists and sends again. */
export type LetterChannel = Exclude<Channel, "PUSH">;

/** A file that goes with a mail; a document is printed when the mail is sent. */
export type MailAttachment =
  | { filename: string; contentType: string; content: string }
  | { filename: string; contentType: string; paper: DocumentData | TermsPaper };

/**
 * A mail or a text message to send, written in the transaction of what it tells; `event` names the cause, so that
 * one cause sends one mail to one address.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    event: text().notNull(),
    /** What the event is of, as `booking`, and which one, as its reference: the event's first parts. */
    cause: text().notNull().generatedAlwaysAs(sql`split_part(event, ':', 1)`),
    causeKey: text("cause_key").notNull().generatedAlwaysAs(sql`split_part(event, ':', 2)`),
    channel: text().$type<Channel>().notNull().default("MAIL"),
    recipient: text().notNull(),
    /** By which the letters to somebody are found, whatever the case that was typed. */
    recipientKey: text("recipient_key").notNull().generatedAlwaysAs(sql`lower(recipient)`),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: sealed("text").notNull(),
    html: sealed("html").notNull(),
    attachments: sealedJson<MailAttachment[]>("attachments").notNull().default(sql`'[]'::jsonb`),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** Set for a mail that found no mail server configured: it stays here and is never sent. */
    keptAt: instant("kept_at"),
    /** Set for one that was tried often enough: the dead-letter list. */
    diedAt: instant("died_at"),
    attempts: integer().notNull().default(0),
    /** When it is due; while one sender has it, when another may take it. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    lastError: text("last_error"),
    /** When somebody of the staff had it sent again last: not twice within a minute. */
    sentAgainAt: instant("sent_again_at"),
    /** When its text and its files were erased, after the time for which a site keeps them. */
    bodyErasedAt: instant("body_erased_at"),
  },
  (t) => [
    unique().on(t.idSite, t.event, t.recipient),
    index("outbox_unsent").on(t.idSite).where(sql`sent_at is null`),
    index("outbox_dead").on(t.idSite).where(sql`died_at is not null`),
    index("outbox_newest").on(t.idSite, t.createdAt, t.id).where(sql`channel <> 'PUSH'`),
    index("outbox_cause_key").on(t.idSite, t.causeKey),
    index("outbox_recipient_key").on(t.idSite, t.recipientKey),
    index("outbox_body").on(t.createdAt).where(sql`body_erased_at is null`),
    onlyItsSite(),
  ],
);
