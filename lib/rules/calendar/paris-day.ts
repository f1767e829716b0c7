import { parisInstant } from "./paris-time";

const DAY = 24 * 60 * 60_000;

/** Returns the day (`yyyy-MM-dd`) so many calendar days later, whatever the clocks do. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/** Counts calendar days from one day (`yyyy-MM-dd`) to another, negative when it is earlier. */
export const daysBetween = (from: string, until: string): number =>
  (Date.parse(until) - Date.parse(from)) / DAY;

/** Returns the weekday of a day (`yyyy-MM-dd`), 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay() || 7;

/** Returns the Monday of the week of a day, `yyyy-MM-dd`. */
export const mondayOf = (date: string): string => daysLater(date, 1 - weekdayOf(date));

/** Returns 24:00 in Paris of a day (`yyyy-MM-dd`): the first instant that is no longer that day. */
export function endOfParisDay(date: string): Date {
  const midnight = parisInstant(daysLater(date, 1), "00:00");
  // The clocks of Paris change between two and three in the morning.
  if (!midnight) throw new RangeError(`"${date}" is no day`);
  return midnight;
}
