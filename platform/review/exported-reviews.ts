import { asc, inArray, or } from "drizzle-orm";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { reviews } from "@/platform/db/schema/review";
import type { Sql } from "@/platform/db/sql";
import { answerView } from "./review-view";

export async function exportedReviews(
  tx: Sql,
  { bookings, orders }: { bookings: { id: number }[]; orders: { id: number }[] },
) {
  const rows = await tx
    .select()
    .from(reviews)
    .where(or(inArray(reviews.idBooking, idsOf(bookings)), inArray(reviews.idOrder, idsOf(orders))))
    .orderBy(asc(reviews.writtenAt), asc(reviews.id));
  return rows.map((row) => ({
    of: row.idBooking === null ? "ORDER" : "RIDE",
    experiencedOn: row.experiencedOn,
    author: row.author,
    rating: row.rating,
    text: row.text,
    writtenAt: parisIso(row.writtenAt),
    state: row.state,
    refusal: row.refusal,
    publishedAt: row.publishedAt && parisIso(row.publishedAt),
    answer: answerView(row),
  }));
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
