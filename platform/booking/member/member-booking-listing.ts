import { and, asc, desc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import { ENDED_STATUSES } from "@/lib/rules/booking/booking-over";
import { bookingEndSql } from "@/platform/booking/record/booking-end-sql";
import { bookings } from "@/platform/db/schema/booking";
import type { ListingDeclaration } from "@/platform/http/listing";

export type BookingPeriod = "upcoming" | "past";

/** Declares the filters and orders of a member's bookings; the nearest to now comes first. */
export const memberBookingListing = (when: BookingPeriod): ListingDeclaration => ({
  fields: {
    reference: { of: bookings.reference, type: "text" },
    status: { of: bookings.status, type: "text" },
    startAt: { of: bookings.startAt, type: "instant" },
  },
  order:
    when === "upcoming"
      ? [asc(bookings.startAt), asc(bookings.id)]
      : [desc(bookings.startAt), desc(bookings.id)],
});

/** Reads the bookings of a member that are to come, or the rest: `isUpcoming` of the same rule. */
export function readMemberBookings(
  idUser: number,
  when: BookingPeriod,
  now: Date,
): SQL | undefined {
  const hasEnded = inArray(bookings.status, ENDED_STATUSES);
  const isOver = sql`(${hasEnded} or ${bookingEndSql} <= ${now.toISOString()}::timestamptz)`;
  return and(eq(bookings.idUser, idUser), when === "upcoming" ? not(isOver) : isOver);
}
