import type { RideStep } from "@/lib/contract/ride-step";
import { lastStep } from "./ride-step";

interface Steps {
  steps: readonly { step: RideStep }[];
}

const reached = ({ steps }: Steps) => lastStep(steps.map(({ step }) => step));

export const isAllDone = (rides: readonly Steps[]): boolean =>
  rides.length > 0 && rides.every((ride) => reached(ride) === "DONE");

/**
 * Returns the progress of a booking on its day: the last step of the ride that is under way, or
 * DONE for all of them; null while none is, as between the way out and the way back.
 */
export function stepReached(rides: readonly Steps[]): RideStep | null {
  if (isAllDone(rides)) return "DONE";
  const next = rides.find((ride) => reached(ride) !== "DONE");
  return next ? reached(next) : null;
}
