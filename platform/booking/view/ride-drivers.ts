import { and, asc, eq, gt } from "drizzle-orm";
import type { BookingPage } from "@/lib/contract/booking-page";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { type BookingRow, rides } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/**
 * Reads the drivers of a booking's rides that are not over: only their first name, by which a
 * customer finds them (GDPR, article 5, 1 c). None before the company has confirmed.
 */
export async function readRideDrivers(
  tx: Sql,
  { id, status }: BookingRow,
  now: Date,
): Promise<BookingPage["drivers"]> {
  if (!isConfirmed(status)) return [];
  return tx
    .select({ leg: rides.leg, firstname: users.firstname })
    .from(rides)
    .innerJoin(users, eq(users.id, rides.idDriver))
    .where(and(eq(rides.idBooking, id), eq(rides.isActive, true), gt(rides.endAt, now)))
    .orderBy(asc(rides.startAt));
}
