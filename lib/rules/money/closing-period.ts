import { daysLater } from "@/lib/rules/calendar/paris-day";
import { monthDays, parisDate } from "@/lib/rules/calendar/paris-time";

/** Milliseconds after midnight in which entries begun before it are still being stored. */
const UNTIL_STORED = 5 * 60_000;

/** Returns the last day of Paris, `yyyy-MM-dd`, that is over and gets no more entries. */
export const lastDayOver = (now: Date): string =>
  daysLater(parisDate(new Date(now.getTime() - UNTIL_STORED)), -1);

/** Returns the first day of the month of a day, both `yyyy-MM-dd`. */
export const monthBegin = (day: string): string => `${day.slice(0, 8)}01`;

/** Returns the last day of the month of a day, both `yyyy-MM-dd`. */
export const monthEnd = (day: string): string =>
  monthDays(Number(day.slice(0, 4)), Number(day.slice(5, 7))).at(-1) ?? day;
