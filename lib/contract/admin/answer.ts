import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { linesSchema } from "@/lib/contract/typed-text";

/** The longest answer, in characters. */
export const LONGEST_ANSWER = 5000;

/** An answer of the company to what a visitor wrote. */
const messageAnswerSchema = z.object({
  sequence: z.number().int(),
  by: z.string(),
  text: z.string(),
  answeredAt: instantSchema,
});

/** GET /admin/message/{id}/answer: what was answered, the first one first. */
export const messageAnswersSchema = z.object({ answers: z.array(messageAnswerSchema) });
export type MessageAnswers = z.infer<typeof messageAnswersSchema>;

/** POST /admin/message/{id}/answer: it goes by mail, in the language in which one wrote. */
export const messageAnswerRequestSchema = z.object({
  text: linesSchema.min(1).max(LONGEST_ANSWER),
  /** How many answers its writer has seen: with one more by now, nothing is sent. */
  seen: z.number().int().min(0),
});
export type MessageAnswerRequest = z.input<typeof messageAnswerRequestSchema>;
