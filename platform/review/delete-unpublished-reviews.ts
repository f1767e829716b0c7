import { and, inArray, ne, or } from "drizzle-orm";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";

/** Deletes the unpublished reviews of purchases: nobody is to publish them any more. */
export async function deleteUnpublishedReviews(
  tx: Sql,
  { bookings, orders }: { bookings: { id: number }[]; orders: { id: number }[] },
): Promise<void> {
  const isOfThem = or(
    inArray(
      reviews.idBooking,
      bookings.map(({ id }) => id),
    ),
    inArray(
      reviews.idOrder,
      orders.map(({ id }) => id),
    ),
  );
  await tx.delete(reviews).where(and(isOfThem, ne(reviews.state, "PUBLISHED")));
}
