import type { RideProgress } from "@/lib/contract/booking-page";

/** Finds the ride to show as that of today: the one on its day, else the last that was begun. */
export const rideShown = (progress: readonly RideProgress[]): RideProgress | undefined =>
  progress.find(({ contact }) => contact !== null) ??
  progress.findLast(({ steps }) => steps.length > 0);
