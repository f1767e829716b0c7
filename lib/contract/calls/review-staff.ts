import { z } from "zod";
import {
  reviewAnswerRequestSchema,
  reviewPublicationSchema,
  reviewRefusalRequestSchema,
  reviewStandSchema,
} from "@/lib/contract/admin/review";
import { choiceOf, noted, unset } from "@/lib/contract/field/fields";
import { integerParam } from "@/lib/contract/integer-param";
import { REVIEW_REFUSALS } from "@/lib/contract/review-refusal";
import { call } from "../call";

const ofReview = {
  area: "admin",
  startsFrom: { field: "seen" },
  method: "post",
  params: z.object({ id: integerParam() }),
  answer: reviewStandSchema,
  says: "Where it stands now",
} as const;

export const publishReview = call({
  ...ofReview,
  name: "publishReview",
  can: "review:publish",
  path: "/admin/review/{id}/publication",
  summary: "Shows a review to everybody, and tells its author",
  body: reviewPublicationSchema,
});

export const refuseReview = call({
  ...ofReview,
  name: "refuseReview",
  can: "review:publish",
  path: "/admin/review/{id}/refusal",
  summary: "Does not show a review, or no longer, and tells its author why",
  body: reviewRefusalRequestSchema,
  fields: {
    reason: unset(
      noted(
        choiceOf("Motif", "Reason", REVIEW_REFUSALS),
        "L’auteur le lit sur la page de son achat, et peut récrire son avis.",
        "Its author reads it on the page of the purchase, and may write the review again.",
      ),
    ),
  },
});

export const answerReview = call({
  ...ofReview,
  name: "answerReview",
  can: "review:answer",
  path: "/admin/review/{id}/answer",
  summary: "Answers a review, below it, and tells its author once it is published",
  body: reviewAnswerRequestSchema,
});
