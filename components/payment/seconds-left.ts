/**
 * Returns the whole seconds from an instant until another, 0 once it has come.
 * @param at milliseconds since 1970
 */
export const secondsLeft = (until: string, at: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - at) / 1000));

/** Returns the number of minutes to read out: each is read once, when so many are left. */
export const minutesToSay = (seconds: number): 5 | 1 | undefined =>
  seconds > 300 ? undefined : seconds > 60 ? 5 : 1;

/** Returns minutes, and the seconds beyond them in two digits: 9 and 05. */
export const clockParts = (seconds: number): { minutes: number; seconds: string } => ({
  minutes: Math.floor(seconds / 60),
  seconds: String(seconds % 60).padStart(2, "0"),
});
