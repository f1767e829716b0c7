import { z } from "zod";
import {
  reviewAnswerRequestSchema,
  reviewPublicationSchema,
  reviewRefusalRequestSchema,
  reviewStandSchema,
} from "@/lib/contract/admin/review";
import { integerParam } from "@/lib/contract/integer-param";
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
});

export const answerReview = call({
  ...ofReview,
  name: "answerReview",
  can: "review:answer",
  path: "/admin/review/{id}/answer",
  summary: "Answers a review, below it, and tells its author once it is published",
  body: reviewAnswerRequestSchema,
});
