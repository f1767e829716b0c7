import { z } from "zod";
import { instantSchema } from "./booking";

/**
 * How a letter stands: it waits for its turn; it is kept here, because nothing is configured that
 * would carry it; it was sent; or it was tried too often.
 */
export const letterStateSchema = z.enum(["WAITING", "KEPT", "SENT", "FAILED"]);
export type LetterState = z.infer<typeof letterStateSchema>;

/** A mail or a text message to somebody, as the list of GET /admin/outbox has it. */
export const letterSummarySchema = z.object({
  id: z.number().int(),
  channel: z.enum(["MAIL", "SMS"]),
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  createdAt: instantSchema,
  state: letterStateSchema,
  /** Whether the caller may read what it says. */
  isReadable: z.boolean(),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

/** GET /admin/outbox, the newest first. */
export const outboxPageSchema = z.object({
  letters: z.array(letterSummarySchema),
  total: z.number().int(),
  /** Whether a server is configured that carries mails, and one for text messages. */
  isDelivered: z.object({ MAIL: z.boolean(), SMS: z.boolean() }),
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

/** GET /admin/outbox/{id}: what its receiver would read. */
export const letterSchema = letterSummarySchema.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  /** Where it is as HTML; null for a text message. */
  htmlUrl: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), url: z.string() })),
});
export type Letter = z.infer<typeof letterSchema>;
