import { readFileSync } from "node:fs";

/** Tells the time; tests give one that they move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * The system's time and what a file says besides, in milliseconds: whoever tries the site out
 * moves its time by writing there.
 */
export const shiftedClock = (file: string): Clock => ({
  now: () => new Date(Date.now() + millisecondsIn(file)),
});

function millisecondsIn(file: string): number {
  try {
    return Number(readFileSync(file, "utf8")) || 0;
  } catch {
    return 0;
  }
}
