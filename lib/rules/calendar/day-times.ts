import { endOfParisDay } from "./paris-day";
import { parisInstant, parisTime } from "./paris-time";

const STEP = 15 * 60_000;

/** Time of a day, by the clock of Paris (`HH:mm`). */
export interface DayTime {
  at: Date;
  time: string;
}

/**
 * Lists the quarters of an hour of a day of Paris (`yyyy-MM-dd`). The hour that comes twice in
 * autumn is listed once, by its first pass; the skipped hour in spring is left out.
 */
export function dayTimes(date: string): DayTime[] {
  const midnight = parisInstant(date, "00:00");
  if (!midnight) return [];
  const end = endOfParisDay(date).getTime();
  const times = new Map<string, Date>();
  for (let at = midnight.getTime(); at < end; at += STEP) {
    const time = parisTime(new Date(at));
    if (!times.has(time)) times.set(time, new Date(at));
  }
  return [...times].map(([time, at]) => ({ at, time }));
}
