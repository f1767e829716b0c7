import type { RideStep } from "@/lib/contract/ride-step";

/** How long before the pickup each step is said as a rule, in minutes; earlier is a slip of the thumb. */
const USUAL_MINUTES: Record<RideStep, number> = {
  ON_THE_WAY: 120,
  ARRIVED: 45,
  ON_BOARD: 15,
  DONE: 0,
};

/** How many minutes before the pickup a step is said that comes too early; null for one in its time. */
export function minutesTooEarly(step: RideStep, startAt: Date, now: Date): number | null {
  const minutes = Math.ceil((startAt.getTime() - now.getTime()) / 60_000);
  return minutes > USUAL_MINUTES[step] ? minutes : null;
}
