import { subYears } from "date-fns";
import { and, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { bookingResource } from "@/lib/contract/admin/booking-resource";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { bookingEndSql } from "@/platform/booking/record/booking-end-sql";
import { bookings } from "@/platform/db/schema/booking";
import { payments } from "@/platform/db/schema/payment";
import { coveredSql } from "@/platform/payment/money";

/** Years after which a consumer owes nothing any more (Code de la consommation, L218-2). */
const CLAIM_YEARS = 2;

const FIRM: BookingStatus[] = ["CONFIRMED", "FINAL", "DONE", "INVOICED"];

/** Conditions of the subsets of bookings that the panel offers, at an instant. */
export const bookingSubsets: Record<
  keyof typeof bookingResource.subsets,
  (now: Date) => SQL | undefined
> = {
  TO_PRICE: (now) => and(eq(bookings.status, "REQUESTED"), gt(bookings.startAt, now)),
  TO_CONFIRM: () => eq(bookings.status, "AWAITING_CONFIRMATION"),
  // Confirmed, and the due sum is not in: the vehicle is kept for nothing.
  UNPAID: (now) => and(eq(bookings.status, "CONFIRMED"), gt(bookings.startAt, now)),
  TO_COMPLETE: (now) =>
    and(
      inArray(bookings.status, ["CONFIRMED", "FINAL"]),
      isNull(bookings.forceMajeureSince),
      isOver(now),
    ),
  OWED: (now) =>
    and(
      inArray(bookings.status, FIRM),
      isNull(bookings.forceMajeureSince),
      gte(bookings.startAt, subYears(now, CLAIM_YEARS)),
      isOver(now),
      sql`${bookings.totalCents} > (
        select coalesce(sum(${coveredSql}), 0) from ${payments}
        where ${payments.idBooking} = ${bookings.id} and ${payments.status} = 'PAID')`,
    ),
  FIRM: () => inArray(bookings.status, FIRM),
};

/** Condition that the last ride has ended; the start is in it because an index has it. */
const isOver = (now: Date) =>
  and(lte(bookings.startAt, now), sql`${bookingEndSql} <= ${now.toISOString()}::timestamptz`);
