import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { mayResume } from "@/lib/rules/booking/possible-action";
import { noteBooking } from "@/platform/booking/record/move-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";

/**
 * Suspends a ride for force majeure (§4): it neither takes place nor counts as made by itself, and
 * its customer is told.
 * @param since not to come
 * @throws ApiError CONFLICT
 */
export async function suspendBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  since: Date,
): Promise<BookingRow> {
  const at = services.clock.now();
  if (!isConfirmed(booking.status) || since > at) {
    throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  }
  const historyEvent = { at, by: "COMPANY", reason: "FORCE_MAJEURE" } as const;
  const changes = { forceMajeureSince: since };
  const suspended = await noteBooking(tx, booking, "SUSPEND", historyEvent, changes);
  await notifyBooking(services, tx, suspended, "suspended");
  return suspended;
}

/**
 * Ends the force majeure of a ride: it takes place as booked, and the customer is notified.
 * Deadlines still to come stay; a reminder whose time has passed is part of the notice.
 * @throws ApiError CONFLICT
 */
export async function resumeBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<BookingRow> {
  const at = services.clock.now();
  if (!mayResume(booking, at)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const historyEvent = { at, by: "COMPANY" } as const;
  const changes = { forceMajeureSince: null };
  const resumed = await noteBooking(tx, booking, "RESUME", historyEvent, changes);
  await notifyBooking(services, tx, resumed, "resumed");
  return resumed;
}
