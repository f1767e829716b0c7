/** Tells the time; tests give one that they move. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
