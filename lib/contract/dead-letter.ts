import { z } from "zod";
import { instantSchema } from "./booking";

/**
 * GET /admin/dead-letter: messages that were refused, and failed work, tried often enough and
 * waiting for a person. Without any text: it may be personal.
 */
export const deadLetterSchema = z.object({
  id: z.number().int(),
  kind: z.enum(["MAIL", "SMS", "DEADLINE"]),
  /** Event of the message, or kind and subject of the work. */
  what: z.string(),
  recipient: z.string().nullable(),
  attempts: z.number().int(),
  diedAt: instantSchema,
  error: z.string().nullable(),
});
export const deadLettersSchema = z.object({ deadLetters: z.array(deadLetterSchema) });
export type DeadLetters = z.infer<typeof deadLettersSchema>;
