import { integer, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import { instant, onlyItsSite, ownedBySite } from "./columns";

/**
 * A mail to send, written in the transaction of what it tells; `event` names the cause, so that
 * one cause sends one mail to one address.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    event: text().notNull(),
    recipient: text().notNull(),
    replyTo: text("reply_to"),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb()
      .$type<{ filename: string; contentType: string; content: string }[]>()
      .notNull()
      .default([]),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** Set for a mail that found no mail server configured: it stays here and is never sent. */
    keptAt: instant("kept_at"),
    attempts: integer().notNull().default(0),
    /** When it is due; while one sender has it, when another may take it. */
    nextAttemptAt: instant("next_attempt_at").notNull(),
    lastError: text("last_error"),
  },
  (t) => [unique().on(t.idSite, t.event, t.recipient), onlyItsSite()],
);
