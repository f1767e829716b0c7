import { readFileSync } from "node:fs";

/** Source of the time; tests give one that they move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Makes a clock of the system's time plus the milliseconds in a file, to move the site's time. */
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
