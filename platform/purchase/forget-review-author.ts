import { and, eq, ne } from "drizzle-orm";
import { announce } from "@/platform/db/announce";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";

/** Removes an erased customer's name from published reviews; deletes unpublished ones. */
export async function forgetReviewAuthor(
  tx: Sql,
  of: { idBooking: number } | { idOrder: number },
): Promise<void> {
  const isOfIt =
    "idBooking" in of ? eq(reviews.idBooking, of.idBooking) : eq(reviews.idOrder, of.idOrder);
  await tx.delete(reviews).where(and(isOfIt, ne(reviews.state, "PUBLISHED")));
  const named = await tx
    .update(reviews)
    .set({ author: null })
    .where(isOfIt)
    .returning({ id: reviews.id });
  if (named.length > 0) announce(tx, { kind: "reviews" });
}
