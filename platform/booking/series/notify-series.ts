import { asc, eq } from "drizzle-orm";
import { notifyBooking } from "@/platform/booking/lifecycle/notify-booking";
import { bookings } from "@/platform/db/schema/booking";
import { seriesBookings } from "@/platform/db/schema/booking-series";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";

/**
 * Confirms the rides of a series to their customer, all in one mail: the same rides are told once,
 * however often this is called. A series without rides sends nothing.
 */
export async function notifySeries(services: Services, tx: Sql, idSeries: number): Promise<void> {
  const rows = await tx
    .select({ booking: bookings })
    .from(seriesBookings)
    .innerJoin(bookings, eq(bookings.id, seriesBookings.idBooking))
    .where(eq(seriesBookings.idSeries, idSeries))
    .orderBy(asc(bookings.startAt));
  const series = rows.map(({ booking }) => booking);
  const [first] = series;
  if (first) await notifyBooking(services, tx, first, "seriesConfirmed", { by: "COMPANY" }, series);
}
