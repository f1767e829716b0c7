import type { BookingStatus } from "@/lib/contract/booking-status";
import type { RideStep } from "@/lib/contract/ride-step";
import { isConfirmed } from "./booking-state";
import { isRideOver } from "./next-action";

/** Minutes after its end for which an unpaid ride stays the current one. */
const PAYING_MINUTES = 30;

interface RideOfDay {
  status: BookingStatus;
  startAt: string;
  endAt: string;
  step: RideStep | null;
  stepAt: string | null;
  owed: number;
  isSuspended: boolean;
}

/**
 * Finds the current ride, among the rides of today in their order: the one that is under way, else
 * one that has just ended and is to be paid, else the next that takes place; undefined when none
 * does.
 */
export function rideOfNow<Ride extends RideOfDay>(
  rides: readonly Ride[],
  now: Date,
): Ride | undefined {
  const made = rides.filter(({ status, isSuspended }) => isConfirmed(status) && !isSuspended);
  const isUnderWay = ({ step }: Ride) => step !== null && step !== "DONE";
  const isBeingPaid = ({ step, stepAt, owed }: Ride) =>
    step === "DONE" &&
    owed > 0 &&
    now.getTime() - Date.parse(stepAt ?? "") < PAYING_MINUTES * 60_000;
  return (
    made.find(isUnderWay) ??
    made.find(isBeingPaid) ??
    made.find((ride) => !isRideOver({ step: ride.step, endAt: new Date(ride.endAt) }, now))
  );
}
