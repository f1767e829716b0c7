import { integer, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";
import type { DocumentData } from "./document-data";

/** How a message reaches its receiver. */
export type Channel = "MAIL" | "SMS";

/** A file that goes with a mail; a document is printed when the mail is sent. */
export type MailAttachment =
  | { filename: string; contentType: string; content: string }
  | { filename: string; contentType: string; paper: DocumentData };

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
    channel: text().$type<Channel>().notNull().default("MAIL"),
    recipient: text().notNull(),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<MailAttachment[]>().notNull().default([]),
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
  },
  (t) => [unique().on(t.idSite, t.event, t.recipient), onlyItsSite()],
);
