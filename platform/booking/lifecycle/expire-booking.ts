import { moveBooking } from "@/platform/booking/record/move-booking";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";

/**
 * Expires a booking that was not paid, or a request that was not priced, in time. Its vehicle is
 * released, a later payment may bring it back, and customer and company are notified.
 */
export async function expireBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<BookingRow> {
  await releaseRides(tx, booking.id);
  const expired = await moveBooking(
    tx,
    booking,
    "EXPIRE",
    { at: services.clock.now(), by: "SYSTEM" },
    {
      payUntil: null,
      calendarSequence: booking.calendarSequence + 1,
      // A quote that is over promises nothing any more: it cannot be accepted later.
      ...(booking.status === "QUOTED" ? { idVehicle: null } : {}),
    },
  );
  const wasOrdered = booking.status === "HELD" || booking.status === "AWAITING_DEPOSIT";
  await notifyBooking(services, tx, expired, wasOrdered ? "expired" : "lapsed");
  return expired;
}
