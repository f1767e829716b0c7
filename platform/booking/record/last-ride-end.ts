import { desc, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { ride } from "@/platform/db/schema/booking";
import type { BookingRow } from "./move-booking";

/** The end of a booking's last ride. */
export async function endOf(tx: Sql, row: BookingRow): Promise<Date> {
  const [last] = await tx
    .select({ endAt: ride.endAt })
    .from(ride)
    .where(eq(ride.idBooking, row.id))
    .orderBy(desc(ride.endAt))
    .limit(1);
  return last?.endAt ?? row.startAt;
}
