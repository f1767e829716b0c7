import type { BookingStatus } from "@/lib/contract/booking-status";
import type { RideStep } from "@/lib/contract/ride-step";
import { isConfirmed, wasMade } from "./booking-state";

/** In what order a ride comes along on its day. */
export const RIDE_STEPS: readonly RideStep[] = ["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"];

/** How long before its start somebody can be on the way to a ride, in hours. */
const EARLIEST_HOURS = 12;

/** For how long whoever said a step is offered to take it back, in seconds. */
export const TAKE_BACK_SECONDS = 8;

/** Within how many seconds it is taken back at all: the press may have come late over a weak network. */
const TAKE_BACK_WITHIN_SECONDS = 30;

/** True while a step can be taken back: it is the last one, and was said just now. */
export const mayTakeBack = (
  step: RideStep,
  said: readonly { step: RideStep; at: Date }[],
  now: Date,
): boolean =>
  lastStep(said.map((one) => one.step)) === step &&
  said.some(
    (one) =>
      one.step === step && now.getTime() - one.at.getTime() <= TAKE_BACK_WITHIN_SECONDS * 1000,
  );

/** The last of the steps that were said of a ride, in whatever order they come. */
export const lastStep = (said: readonly RideStep[]): RideStep | null =>
  RIDE_STEPS.findLast((step) => said.includes(step)) ?? null;

/** Steps in the order in which a ride comes along. */
export const inStepOrder = <Said extends { step: RideStep }>(said: readonly Said[]): Said[] =>
  said.toSorted((a, b) => RIDE_STEPS.indexOf(a.step) - RIDE_STEPS.indexOf(b.step));

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
