import { z } from "zod";
import { instant } from "./booking";

/**
 * GET /admin/dead-letter: what was tried often enough and waits for a person; a message that was
 * not taken, or work that failed. No text of it: it may be personal.
 */
export const deadLetter = z.object({
  id: z.number().int(),
  kind: z.enum(["MAIL", "SMS", "DEADLINE"]),
  /** The message's event, or the kind of work and what it is about. */
  what: z.string(),
  recipient: z.string().nullable(),
  attempts: z.number().int(),
  diedAt: instant,
  error: z.string().nullable(),
});
export const deadLetters = z.object({ deadLetters: z.array(deadLetter) });
export type DeadLetters = z.infer<typeof deadLetters>;
