import type { DayRide } from "@/lib/contract/admin/day";
import { type NextAction, nextAction } from "@/lib/rules/booking/next-action";

/** What is next of a ride of the day; who drives is chosen on its card anyway. */
export const nextOfRide = (ride: DayRide, now: Date): NextAction | null =>
  nextAction(
    { ...ride, rides: [{ ...ride, endAt: new Date(ride.endAt) }], hasColleagues: false },
    now,
  );
