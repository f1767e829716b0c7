import { z } from "zod";
import { instantSchema } from "./booking";

/**
 * GET /admin/dead-letter: what was tried often enough and waits for a person; a message that was
 * not taken, or work that failed. No text of it: it may be personal.
 */
export const deadLetterSchema = z.object({
  id: z.number().int(),
  kind: z.enum(["MAIL", "SMS", "DEADLINE"]),
  /** The message's event, or the kind of work and what it is about. */
  what: z.string(),
  recipient: z.string().nullable(),
  attempts: z.number().int(),
  diedAt: instantSchema,
  error: z.string().nullable(),
});
export const deadLettersSchema = z.object({ deadLetters: z.array(deadLetterSchema) });
export type DeadLetters = z.infer<typeof deadLettersSchema>;
