import { z } from "zod";
import { instantSchema } from "@/lib/contract/booking";
import { linesSchema } from "@/lib/contract/typed-text";

/** In characters. */
export const LONGEST_ANSWER = 5000;

const messageAnswerSchema = z.object({
  sequence: z.number().int(),
  by: z.string(),
  text: z.string(),
  answeredAt: instantSchema,
});

/** GET /admin/message/{id}/answer: the answers, oldest first. */
export const messageAnswersSchema = z.object({ answers: z.array(messageAnswerSchema) });
export type MessageAnswers = z.infer<typeof messageAnswersSchema>;

/** POST /admin/message/{id}/answer: mailed in the language of the message. */
export const messageAnswerRequestSchema = z.object({
  text: linesSchema.min(1).max(LONGEST_ANSWER),
  /** Number of answers that its writer has seen: if there is one more by now, nothing is sent. */
  seen: z.number().int().min(0),
});
export type MessageAnswerRequest = z.input<typeof messageAnswerRequestSchema>;
