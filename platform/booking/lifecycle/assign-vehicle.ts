import { mayAssign } from "@/lib/rules/booking/possible-action";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { noteBooking } from "@/platform/booking/record/move-booking";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { type Return, reclaimVehicle } from "./reclaim-vehicle";

/**
 * Gives the rides of a booking to another vehicle: the price stays, and the customer is told of the
 * new vehicle.
 * @param plan of the new vehicle
 * @throws ApiError CONFLICT when that cannot happen (any more), or the vehicle is taken
 *   (SLOT_TAKEN); INVALID_FIELDS for one that is not in service or too small
 */
export async function assignVehicle(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  plan: Return | undefined,
): Promise<BookingRow> {
  const now = services.clock.now();
  if (!plan || !mayAssign(booking, now)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const { vehicles } = await readFares(tx);
  const vehicle = vehicles.find(({ id }) => id === plan.idVehicle);
  if (!vehicle) throw invalidFields({ idVehicle: "INVALID" });
  if (vehicle.seats < booking.passengers) throw invalidFields({ idVehicle: "VEHICLE_TOO_SMALL" });
  if (vehicle.id === booking.idVehicle) return booking;
  const before = await bookingPageView(tx, booking, booking.language, now);
  if (!(await reclaimVehicle(tx, booking, plan))) throw slotTaken();
  const assigned = await noteBooking(
    tx,
    booking,
    "ASSIGN",
    { at: now, by: "COMPANY" },
    { idVehicle: vehicle.id, calendarSequence: booking.calendarSequence + 1 },
  );
  await notifyBooking(services, tx, assigned, "changed", { before, by: "COMPANY" });
  return assigned;
}
