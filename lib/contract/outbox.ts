import { z } from "zod";
import { instantSchema } from "./booking";

/** State of a letter: waiting; kept, as nothing carries it; sent; or tried too often. */
export const letterStateSchema = z.enum(["WAITING", "KEPT", "SENT", "FAILED"]);
export type LetterState = z.infer<typeof letterStateSchema>;

export const letterKindSchema = z.enum([
  "BOOKING",
  "ORDER",
  "ACCOUNT",
  "MESSAGE",
  "NEWSLETTER",
  "OTHER",
]);
export type LetterKind = z.infer<typeof letterKindSchema>;

/** Mail or text message, as the list of GET /admin/outbox has it. */
export const letterSummarySchema = z.object({
  id: z.number().int(),
  channel: z.enum(["MAIL", "SMS"]),
  recipient: z.string(),
  /** Empty for a text message. */
  subject: z.string(),
  createdAt: instantSchema,
  state: letterStateSchema,
  kind: letterKindSchema,
  reference: z.string().nullable(),
  /** True while its text is still there. */
  isReadable: z.boolean(),
});
export type LetterSummary = z.infer<typeof letterSummarySchema>;

/** Channels that have a server on this site. */
export const isDeliveredSchema = z.object({ MAIL: z.boolean(), SMS: z.boolean() });
export type IsDelivered = z.infer<typeof isDeliveredSchema>;

/** GET /admin/outbox, the newest first. */
export const outboxPageSchema = z.object({
  letters: z.array(letterSummarySchema),
  total: z.number().int(),
  isDelivered: isDeliveredSchema,
});
export type OutboxPage = z.infer<typeof outboxPageSchema>;

/** Reason why a letter was refused, as `letterFault` understands it. */
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

/** GET /admin/outbox/{id}: the letter as its receiver would read it. */
export const letterSchema = letterSummarySchema.extend({
  replyTo: z.string().nullable(),
  /** Empty once it was erased. */
  text: z.string(),
  /** URL of its HTML; null for a text message, and once it was erased. */
  htmlUrl: z.string().nullable(),
  attachments: z.array(z.object({ filename: z.string(), url: z.string() })),
  /** True where links that would open an account or a booking are disabled. */
  isWithoutKeys: z.boolean(),
  sentAt: instantSchema.nullable(),
  sentAgainAt: instantSchema.nullable(),
  /** Time at which its text and its files were erased. */
  bodyErasedAt: instantSchema.nullable(),
  attempts: z.number().int(),
  /** Next attempt; null for a letter without one. */
  nextAttemptAt: instantSchema.nullable(),
  /** Reason why the last attempt failed, and the server's answer. */
  fault: z.object({ reason: letterFaultSchema, said: z.string() }).nullable(),
  /** Effect of `sendLetterAgain`: one more attempt, or a second sending. */
  again: z.enum(["RETRY", "RESEND"]).nullable(),
});
export type Letter = z.infer<typeof letterSchema>;
