import type { DayRide } from "@/lib/contract/admin/day";
import { type NextAction, nextAction } from "@/lib/rules/booking/next-action";

/** Returns the next action of a ride of the day; its driver is chosen on its card anyway. */
export const nextOfRide = (ride: DayRide, now: Date): NextAction | null =>
  nextAction(
    { ...ride, rides: [{ ...ride, endAt: new Date(ride.endAt) }], hasColleagues: false },
    now,
  );
