import { ne, sql } from "drizzle-orm";
import type { ReviewRequest } from "@/lib/contract/review";
import { nextReviewState } from "@/lib/rules/review/review-state";
import { publicationDue } from "@/lib/rules/review/review-time";
import { alertStaff } from "@/platform/alert/alert-staff";
import { type ReviewRow, reviews } from "@/platform/db/schema/review";
import { ApiError } from "@/platform/http/api-error";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services/services";
import { readReviewOf } from "./own-review";
import { reviewAlert } from "./review-alert";
import { isOfStaff, type ReviewedPurchase } from "./reviewed-purchase";

/**
 * Stores a customer's review of a booking or an order, in place of their earlier one; a repeat
 * changes nothing. Call it with the purchase locked.
 * @throws ApiError CONFLICT (REVIEW_TOO_EARLY, REVIEW_PUBLISHED), FORBIDDEN (REVIEW_OF_OWN)
 */
export async function writeReview(
  services: Services,
  work: Pick<UnitOfWork, "tx" | "idSite" | "language" | "now">,
  purchase: ReviewedPurchase,
  { rating, text }: ReviewRequest,
): Promise<void> {
  const { tx, idSite, language, now } = work;
  const { idBooking, idOrder, author, experiencedOn } = purchase;
  if (experiencedOn === null) throw new ApiError("CONFLICT", "REVIEW_TOO_EARLY");
  if (await isOfStaff(tx, purchase)) throw new ApiError("FORBIDDEN", "REVIEW_OF_OWN");
  const before = await readReviewOf(tx, purchase);
  const state = nextReviewState(before?.state ?? null, "WRITE");
  if (!state) throw new ApiError("CONFLICT", "REVIEW_PUBLISHED");
  if (before?.state === state && before.rating === rating && before.text === text) return;
  const written = {
    ...{ rating, text, language, author, experiencedOn, state, writtenAt: now },
    // The answer to another text is no answer to this one.
    ...{ refusal: null, answer: null, answeredAt: null },
  };
  const [review] = await tx
    .insert(reviews)
    .values({ idSite, idBooking, idOrder, ...written })
    .onConflictDoUpdate({
      target: idBooking === null ? reviews.idOrder : reviews.idBooking,
      set: { ...written, revision: sql`${reviews.revision} + 1` },
      setWhere: ne(reviews.state, "PUBLISHED"),
    })
    .returning();
  if (!review) throw new ApiError("CONFLICT", "REVIEW_PUBLISHED");
  await setDeadline(tx, deadlineOf(review, "REVIEW_DUE", publicationDue(now)));
  if (before?.state === state) return;
  await alertStaff(services, tx, idSite, reviewAlert(review, purchase));
}

export const deadlineOf = (
  { id, idSite, idBooking, idOrder }: ReviewRow,
  kind: "REVIEW_DUE" | "REVIEW_OVER",
  dueAt: Date,
) => ({
  idSite,
  kind,
  subject: String(id),
  idBooking: idBooking ?? undefined,
  idOrder: idOrder ?? undefined,
  dueAt,
});
