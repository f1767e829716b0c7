import { z } from "zod";
import { reviewRefusalSchema, reviewStateSchema } from "@/lib/contract/review";
import { LONGEST_REVIEW } from "@/lib/contract/typed-length";
import { linesSchema } from "@/lib/contract/typed-text";

/** Version that the caller has read: a newer version is not decided on. */
const seen = z.number().int().min(1);

/** POST /admin/review/{id}/publication */
export const reviewPublicationSchema = z.object({ seen });

/** POST /admin/review/{id}/refusal: its author is told the reason. */
export const reviewRefusalRequestSchema = z.object({ seen, reason: reviewRefusalSchema });

/** POST /admin/review/{id}/answer: it stands below the review and replaces a former answer. */
export const reviewAnswerRequestSchema = z.object({
  seen,
  text: linesSchema.min(1).max(LONGEST_REVIEW),
});

export const reviewStandSchema = z.object({
  state: reviewStateSchema,
  revision: z.number().int(),
});
