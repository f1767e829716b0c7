import type { RideStep } from "@/lib/contract/ride-step";

/** Usual minutes of each step before the pickup; an earlier step is a slip of the thumb. */
const USUAL_MINUTES: Record<RideStep, number> = {
  ON_THE_WAY: 120,
  ARRIVED: 45,
  ON_BOARD: 15,
  DONE: 0,
};

/** Returns the minutes before the pickup of a step that comes too early; else null. */
export function minutesTooEarly(step: RideStep, startAt: Date, now: Date): number | null {
  const minutes = Math.ceil((startAt.getTime() - now.getTime()) / 60_000);
  return minutes > USUAL_MINUTES[step] ? minutes : null;
}
