import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { mayResume } from "@/lib/rules/booking/possible-action";
import { type BookingRow, noteBooking } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import { ApiError } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify";

/**
 * Force majeure holds a ride up (§4): it neither takes place nor counts as made by itself, and its
 * customer is told.
 * @param since not to come
 * @throws ApiError CONFLICT
 */
export async function suspendBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
  since: Date,
): Promise<BookingRow> {
  const at = services.clock.now();
  if (!isConfirmed(row.status) || since > at) {
    throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  }
  const historyEvent = { at, by: "COMPANY", reason: "FORCE_MAJEURE" } as const;
  const changes = { forceMajeureSince: since };
  const suspended = await noteBooking(tx, row, "SUSPEND", historyEvent, changes);
  await notifyBooking(services, tx, suspended, "suspended");
  return suspended;
}

/**
 * Force majeure no longer holds a ride up: it takes place as it was booked, and its customer is told.
 * What waits for its times still does; a reminder whose time has gone by is in what is told.
 * @throws ApiError CONFLICT
 */
export async function resumeBooking(
  services: Services,
  tx: Sql,
  row: BookingRow,
): Promise<BookingRow> {
  const at = services.clock.now();
  if (!mayResume(row, at)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const historyEvent = { at, by: "COMPANY" } as const;
  const changes = { forceMajeureSince: null };
  const resumed = await noteBooking(tx, row, "RESUME", historyEvent, changes);
  await notifyBooking(services, tx, resumed, "resumed");
  return resumed;
}
