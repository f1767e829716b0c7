import type { RideStep } from "@/lib/contract/ride-step";
import { lastStep } from "./ride-step";

/** A ride of a booking, with the steps that were said of it. */
interface Steps {
  steps: readonly { step: RideStep }[];
}

const reached = ({ steps }: Steps) => lastStep(steps.map(({ step }) => step));

/** True once all rides of a booking are over, as their drivers said. */
export const isAllDone = (rides: readonly Steps[]): boolean =>
  rides.length > 0 && rides.every((ride) => reached(ride) === "DONE");

/**
 * How far a booking has come on its day: the last step of the ride that is under way, or that all of them
 * are over; null while none is, as between the way out and the way back.
 */
export function stepReached(rides: readonly Steps[]): RideStep | null {
  if (isAllDone(rides)) return "DONE";
  const next = rides.find((ride) => reached(ride) !== "DONE");
  return next ? reached(next) : null;
}
