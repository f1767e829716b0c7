import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite, sealed, sealedJson } from "./columns";
import type { DocumentData } from "./document-data";
import type { TermsPaper } from "./terms-paper";

/** Way in which a message reaches its receiver; PUSH alerts a browser of the staff. */
export type Channel = "MAIL" | "SMS" | "PUSH";

/** Channel of a letter, which the panel lists and sends again. */
export type LetterChannel = Exclude<Channel, "PUSH">;

/** File that goes with a mail; a document is printed when the mail is sent. */
export type MailAttachment =
  | { filename: string; contentType: string; content: string }
  | { filename: string; contentType: string; paper: DocumentData | TermsPaper };

/**
 * Mail or text message to send, written in the transaction of the event it tells of; `event` names
 * the cause, so that one cause sends one mail to one address.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    event: text().notNull(),
    /** Kind of the event's subject, as `booking`, and its reference: the event's first parts. */
    cause: text().notNull().generatedAlwaysAs(sql`split_part(event, ':', 1)`),
    causeKey: text("cause_key").notNull().generatedAlwaysAs(sql`split_part(event, ':', 2)`),
    channel: text().$type<Channel>().notNull().default("MAIL"),
    recipient: text().notNull(),
    /** Recipient in lower case, by which the letters to an address are found. */
    recipientKey: text("recipient_key").notNull().generatedAlwaysAs(sql`lower(recipient)`),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: sealed("text").notNull(),
    html: sealed("html").notNull(),
    /**
     * Address by which a mail program ends a subscription (RFC 8058); null for mails of no list.
     */
    unsubscribeUrl: sealed("unsubscribe_url"),
    attachments: sealedJson<MailAttachment[]>("attachments").notNull().default(sql`'[]'::jsonb`),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** Time at which a mail found no mail server configured: it stays here and is never sent. */
    keptAt: instant("kept_at"),
    /** Time at which it was given up after many tries: the dead-letter list. */
    diedAt: instant("died_at"),
    attempts: integer().notNull().default(0),
    /** Time at which it is due; while a sender has it, the time at which another may take it. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    lastError: text("last_error"),
    /** Time of the last sending again by the staff: not twice within a minute. */
    sentAgainAt: instant("sent_again_at"),
    /** Time at which its text and files were erased, after the site's period for them. */
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
