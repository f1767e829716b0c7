import { max } from "date-fns";
import { desc, eq } from "drizzle-orm";
import { type BookingRow, rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

export async function endOf(tx: Sql, booking: BookingRow): Promise<Date> {
  const [last] = await tx
    .select({ endAt: rides.endAt })
    .from(rides)
    .where(eq(rides.idBooking, booking.id))
    .orderBy(desc(rides.endAt))
    .limit(1);
  return last?.endAt ?? booking.startAt;
}

/** Returns the end of rides already read; the booking's start without any. */
export const lastEndOf = (rides: { endAt: Date }[], { startAt }: BookingRow): Date =>
  rides.length > 0 ? max(rides.map(({ endAt }) => endAt)) : startAt;
