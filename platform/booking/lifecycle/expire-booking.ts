import { type BookingRow, moveBooking } from "@/platform/booking/record/move-booking";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import type { Sql } from "@/platform/db/database";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify";

/**
 * Nobody has paid in time, or priced what was asked for: the vehicle is free again, a later payment
 * may bring the booking back, and everybody who counted on it is told.
 */
export async function expireBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
): Promise<BookingRow> {
  await releaseRides(tx, row.id);
  const expired = await moveBooking(
    tx,
    row,
    "EXPIRE",
    { at: services.clock.now(), by: "SYSTEM" },
    {
      payUntil: null,
      calendarSequence: row.calendarSequence + 1,
      // A quote that is over promises nothing any more: it cannot be accepted later.
      ...(row.status === "QUOTED" ? { idVehicle: null } : {}),
    },
  );
  const wasOrdered = row.status === "HELD" || row.status === "AWAITING_DEPOSIT";
  await notifyBooking(services, tx, expired, wasOrdered ? "expired" : "lapsed");
  return expired;
}
