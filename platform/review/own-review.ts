import { eq } from "drizzle-orm";
import type { OwnReview } from "@/lib/contract/review";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { nextReviewState } from "@/lib/rules/review/review-state";
import { type ReviewRow, reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { answerView } from "./review-view";
import { isOfStaff, type ReviewedPurchase } from "./reviewed-purchase";

export async function readReviewOf(
  tx: Sql,
  { idBooking, idOrder }: Pick<ReviewedPurchase, "idBooking" | "idOrder">,
): Promise<ReviewRow | undefined> {
  const isOfIt =
    idBooking === null ? eq(reviews.idOrder, idOrder ?? 0) : eq(reviews.idBooking, idBooking);
  const [row] = await tx.select().from(reviews).where(isOfIt);
  return row;
}

export async function ownReview(tx: Sql, purchase: ReviewedPurchase): Promise<OwnReview> {
  const row = await readReviewOf(tx, purchase);
  const { author, experiencedOn } = purchase;
  return {
    experiencedOn,
    author: row?.author ?? author,
    mayWrite:
      experiencedOn !== null &&
      nextReviewState(row?.state ?? null, "WRITE") !== undefined &&
      !(await isOfStaff(tx, purchase)),
    review: row
      ? {
          rating: row.rating,
          text: row.text,
          state: row.state,
          writtenAt: parisIso(row.writtenAt),
          publishedAt: row.publishedAt && parisIso(row.publishedAt),
          refusal: row.refusal,
          answer: answerView(row),
        }
      : null,
  };
}
