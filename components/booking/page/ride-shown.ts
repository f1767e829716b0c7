import type { RideProgress } from "@/lib/contract/booking-page";

/** Which ride of a booking is shown as that of today: the one whose day it is, else the last that was begun. */
export const rideShown = (progress: readonly RideProgress[]): RideProgress | undefined =>
  progress.find(({ contact }) => contact !== null) ??
  progress.findLast(({ steps }) => steps.length > 0);
