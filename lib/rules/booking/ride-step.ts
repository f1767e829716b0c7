import type { RideStep } from "@/lib/contract/admin/day";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { isConfirmed, wasMade } from "./booking-state";

/** In what order a ride comes along on its day. */
const RIDE_STEPS: readonly RideStep[] = ["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"];

/** How long before its start somebody can be on the way to a ride, in hours. */
const EARLIEST_HOURS = 12;

/** The last of the steps that were said of a ride, in whatever order they come. */
export const lastStep = (said: readonly RideStep[]): RideStep | null =>
  RIDE_STEPS.findLast((step) => said.includes(step)) ?? null;

/**
 * What can be said next of a ride: of one that is confirmed, not over and not held up, from half a
 * day before its start; null when nothing can.
 */
export function nextRideStep(
  booking: { status: BookingStatus; forceMajeureSince: Date | null },
  ride: { startAt: Date; said: readonly RideStep[] },
  now: Date,
): RideStep | null {
  const isUnderWay =
    isConfirmed(booking.status) && !wasMade(booking.status) && !booking.forceMajeureSince;
  const isNear = now.getTime() >= ride.startAt.getTime() - EARLIEST_HOURS * 3_600_000;
  if (!isUnderWay || !isNear) return null;
  const last = lastStep(ride.said);
  return RIDE_STEPS[last === null ? 0 : RIDE_STEPS.indexOf(last) + 1] ?? null;
}
