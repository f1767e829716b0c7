import { isFrenchPublicHoliday } from "./french-holidays";
import { daysLater, endOfParisDay } from "./paris-day";
import { parisDate } from "./paris-time";

const DEPOSIT_DEADLINE = 15;

/** Tells whether a day (`yyyy-MM-dd`) is from Monday to Friday and no public holiday in France. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isFrenchPublicHoliday(date);
}

/** Returns a day (`yyyy-MM-dd`) if it is a working day, else the next working day. */
export function workingDayFrom(date: string): string {
  let day = date;
  while (!isWorkingDay(day)) day = daysLater(day, 1);
  return day;
}

/**
 * Returns the end, 24:00 in Paris, of the n-th working day after the day of an instant. That day
 * itself does not count; days begin and end by the clock of Paris.
 * @param days 1 or more
 */
export function addWorkingDays(from: Date, days: number): Date {
  let day = parisDate(from);
  for (let daysLeft = days; daysLeft > 0; daysLeft -= 1) day = workingDayFrom(daysLater(day, 1));
  return endOfParisDay(day);
}

/** Returns the deposit's deadline, after which the company may cancel (§4, §9: 15 working days). */
export const depositDeadline = (confirmedAt: Date): Date =>
  addWorkingDays(confirmedAt, DEPOSIT_DEADLINE);
