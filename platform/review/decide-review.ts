import { eq } from "drizzle-orm";
import type { ReviewRefusal } from "@/lib/contract/review";
import { mayBeAnswered, nextReviewState } from "@/lib/rules/review/review-state";
import { reviewEnds } from "@/lib/rules/review/review-time";
import { announce } from "@/platform/db/announce";
import { type ReviewRow, reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { reviewAnsweredMail } from "./mails/review-answered";
import { reviewPublishedMail } from "./mails/review-published";
import { reviewRefusedMail } from "./mails/review-refused";
import { tellAuthor } from "./tell-author";
import { deadlineOf } from "./write-review";

/** Publishes a review and tells its author. A published one stays as it is. */
export async function publishReview(tx: Sql, review: ReviewRow, now: Date): Promise<ReviewRow> {
  if (review.state === "PUBLISHED") return review;
  const state = nextReviewState(review.state, "PUBLISH");
  if (!state) throw new ApiError("CONFLICT");
  const shown = await change(tx, review, { state, publishedAt: now, refusal: null });
  await setDeadline(tx, deadlineOf(shown, "REVIEW_OVER", reviewEnds(now)));
  await tellAuthor(tx, shown, now, reviewPublishedMail);
  return shown;
}

/** Refuses a review, or hides it again; its author is told why (D111-19). */
export async function refuseReview(
  tx: Sql,
  review: ReviewRow,
  refusal: ReviewRefusal,
  now: Date,
): Promise<ReviewRow> {
  if (review.refusal === refusal) return review;
  const state = nextReviewState(review.state, "REFUSE");
  if (!state) throw new ApiError("CONFLICT");
  const refused = await change(tx, review, { state, publishedAt: null, refusal });
  await setDeadline(tx, deadlineOf(refused, "REVIEW_OVER", reviewEnds(now)));
  await tellAuthor(tx, refused, now, reviewRefusedMail);
  return refused;
}

/** Answers a review, in place of a former answer; the author of a published one is told at once. */
export async function answerReview(
  tx: Sql,
  review: ReviewRow,
  answer: string,
  now: Date,
): Promise<ReviewRow> {
  if (review.answer === answer) return review;
  if (!mayBeAnswered(review.state)) throw new ApiError("CONFLICT");
  const answered = await change(tx, review, { answer, answeredAt: now });
  if (answered.state === "PUBLISHED") await tellAuthor(tx, answered, now, reviewAnsweredMail);
  return answered;
}

async function change(
  tx: Sql,
  { id, revision }: ReviewRow,
  values: Partial<ReviewRow>,
): Promise<ReviewRow> {
  const [changed] = await tx
    .update(reviews)
    .set({ ...values, revision: revision + 1 })
    .where(eq(reviews.id, id))
    .returning();
  if (!changed) throw new ApiError("NOT_FOUND");
  announce(tx, { kind: "reviews" });
  return changed;
}
