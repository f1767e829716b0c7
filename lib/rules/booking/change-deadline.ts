const NOTICE = 24 * 60 * 60_000;

/**
 * Tells whether the customer may still ask for a change: up to 24 hours before the start (§4, §9),
 * in elapsed hours, also when the clocks change in between.
 */
export const mayStillChange = (startAt: Date, now: Date): boolean =>
  startAt.getTime() - now.getTime() >= NOTICE;
