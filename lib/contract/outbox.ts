import { z } from "zod";
import { instantSchema } from "./booking";

/**
 * How a letter stands: it waits for its turn; it is kept here, because nothing is configured that
 * would carry it; it was sent; or it was tried too often.
 */
export const letterStateSchema = z.enum(["WAITING", "KEPT", "SENT", "FAILED"]);
export type LetterState = z.infer<typeof letterStateSchema>;

/** What a letter is about. */
export const letterKindSchema = z.enum([
  "BOOKING",
  "ORDER",
  "ACCOUNT",
  "MESSAGE",
  "NEWSLETTER",
  "OTHER",
]);
export type LetterKind = z.infer<typeof letterKindSchema>;

/** A mail or a text message to somebody, as the list of GET /admin/outbox has it. */
export const letterSummarySchema = z.object({
  id: z.number().int(),
  channel: z.enum(["MAIL", "SMS"]),
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  createdAt: instantSchema,
  state: letterStateSchema,
  kind: letterKindSchema,
  /** The booking or the order that it is about. */
  reference: z.string().nullable(),
  /** Whether its text is still there. */
  isReadable: z.boolean(),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

/** Whether a server is configured that carries mails, and one for text messages. */
export const isDeliveredSchema = z.object({ MAIL: z.boolean(), SMS: z.boolean() });
export type IsDelivered = z.infer<typeof isDeliveredSchema>;

/** GET /admin/outbox, the newest first. */
export const outboxPageSchema = z.object({
  letters: z.array(letterSummarySchema),
  total: z.number().int(),
  isDelivered: isDeliveredSchema,
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

/** Why a letter was not taken, as `letterFault` understands it. */
const letterFaultSchema = z.enum([
  "ADDRESS_UNKNOWN",
  "MAILBOX_FULL",
  "REFUSED_AS_SPAM",
  "LOGIN_REFUSED",
  "SENDER_REFUSED",
  "SERVER_AWAY",
  "NOT_SECURE",
  "LATER",
  "NUMBER_REFUSED",
  "GATEWAY_AWAY",
  "OTHER",
]);
export type LetterFault = z.infer<typeof letterFaultSchema>;

/** GET /admin/outbox/{id}: what its receiver would read. */
export const letterSchema = letterSummarySchema.extend({
  replyTo: z.string().nullable(),
  /** Empty once it was erased. */
  text: z.string(),
  /** Where it is as HTML; null for a text message, and once it was erased. */
  htmlUrl: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), url: z.string() })),
  /** Links that would open an account or a booking lead nowhere here. */
  isWithoutKeys: z.boolean(),
  sentAt: instantSchema.nullable(),
  /** When it was sent again last. */
  sentAgainAt: instantSchema.nullable(),
  /** When its text and its files were erased. */
  bodyErasedAt: instantSchema.nullable(),
  attempts: z.number().int(),
  /** When it is tried next; null for one that is not. */
  nextAttemptAt: instantSchema.nullable(),
  /** Why the last attempt failed, and what the server said. */
  fault: z.object({ reason: letterFaultSchema, said: z.string() }).nullable(),
  /** What `sendLetterAgain` would do: try it once more, or send it a second time. */
  again: z.enum(["RETRY", "RESEND"]).nullable(),
});
export type Letter = z.infer<typeof letterSchema>;
