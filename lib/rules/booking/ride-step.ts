import type { BookingStatus } from "@/lib/contract/booking-status";
import type { RideStep } from "@/lib/contract/ride-step";
import { isConfirmed, wasMade } from "./booking-state";

/** Steps in the order of a ride. */
export const RIDE_STEPS: readonly RideStep[] = ["ON_THE_WAY", "ARRIVED", "ON_BOARD", "DONE"];

/** Hours before the start from which a driver can be on the way. */
const EARLIEST_HOURS = 12;

/** Seconds for which the person who reported a step is offered to take it back. */
export const TAKE_BACK_SECONDS = 8;

/** Seconds within which it can be taken back at all: a weak network may delay the press. */
const TAKE_BACK_WITHIN_SECONDS = 30;

/** Tells whether a step can be taken back: it is the last one, and was reported just now. */
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

/** Returns the last of the reported steps of a ride, given in any order. */
export const lastStep = (said: readonly RideStep[]): RideStep | null =>
  RIDE_STEPS.findLast((step) => said.includes(step)) ?? null;

export const inStepOrder = <Said extends { step: RideStep }>(said: readonly Said[]): Said[] =>
  said.toSorted((a, b) => RIDE_STEPS.indexOf(a.step) - RIDE_STEPS.indexOf(b.step));

/** Returns the next step of a confirmed ride that is neither over nor held up, or null. */
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
