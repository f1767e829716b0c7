import type { BookingStatus } from "@/lib/contract/booking-status";
import type { RideStep } from "@/lib/contract/ride-step";
import { isConfirmed, wasMade } from "./booking-state";

/** Next action of the company on a booking: the only button in the site's colour. */
export type NextAction = "PRICE" | "CONFIRM" | "GIVE" | "STEP" | "COLLECT" | "COMPLETE";

interface RideNow {
  endAt: Date;
  step: RideStep | null;
  nextStep: RideStep | null;
  idDriver?: number | null;
}

/** Tells whether a ride is over: its driver has said so, or said nothing until its planned end. */
export const isRideOver = ({ step, endAt }: Pick<RideNow, "step" | "endAt">, now: Date): boolean =>
  step === "DONE" || (step === null && endAt <= now);

/**
 * Returns the next action: pricing a request, confirming a paid booking, choosing the driver, the
 * step of the ride, and once it is over collecting the money owed; null while the company has
 * nothing to do.
 * @param booking.owed euros still to be taken
 * @param booking.hasColleagues there is somebody to choose from who drives
 */
export function nextAction(
  booking: {
    status: BookingStatus;
    isSuspended: boolean;
    owed: number;
    rides: readonly RideNow[];
    hasColleagues: boolean;
  },
  now: Date,
): NextAction | null {
  const { status, isSuspended, owed, rides, hasColleagues } = booking;
  if (status === "REQUESTED") return "PRICE";
  if (status === "AWAITING_CONFIRMATION") return "CONFIRM";
  if (!isConfirmed(status)) return null;
  const next = wasMade(status) ? undefined : rides.find((ride) => !isRideOver(ride, now));
  if (next && isSuspended) return null;
  if (next?.nextStep) return "STEP";
  if (next) return hasColleagues && next.idDriver === null ? "GIVE" : null;
  if (owed > 0) return "COLLECT";
  const isSaid = wasMade(status) || rides.every(({ step }) => step === "DONE");
  return isSaid || isSuspended ? null : "COMPLETE";
}
