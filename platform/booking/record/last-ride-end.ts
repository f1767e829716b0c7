import { desc, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { rides } from "@/platform/db/schema/booking";
import type { BookingRow } from "./move-booking";

/** The end of a booking's last ride. */
export async function endOf(tx: Sql, booking: BookingRow): Promise<Date> {
  const [last] = await tx
    .select({ endAt: rides.endAt })
    .from(rides)
    .where(eq(rides.idBooking, booking.id))
    .orderBy(desc(rides.endAt))
    .limit(1);
  return last?.endAt ?? booking.startAt;
}
