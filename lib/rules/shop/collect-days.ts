import { isFrenchPublicHoliday } from "@/lib/rules/calendar/french-holidays";
import { daysLater, weekdayOf } from "@/lib/rules/calendar/paris-day";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";

/** Weekly time at which orders can be collected; hours of Paris, `HH:mm`. */
export interface CollectTime {
  id: number;
  /** Monday is 1, Sunday is 7. */
  weekday: number;
  from: string;
  until: string;
}

export interface CollectWindow {
  now: Date;
  /** Latest choice of a time, in minutes before it begins: the order has to be prepared. */
  minimumNoticeMin: number;
  /** Days ahead that can be chosen; the last of them counts whole. */
  furthestDays: number;
  /** Days of Paris, `yyyy-MM-dd`, on which nothing is handed over, besides public holidays. */
  closures: string[];
}

const MINUTE = 60_000;

/** Lists the coming days (`yyyy-MM-dd`) on which an order can be collected, each with its times. */
export function collectDays<T extends CollectTime>(
  times: T[],
  { now, minimumNoticeMin, furthestDays, closures }: CollectWindow,
): { date: string; slots: T[] }[] {
  const earliest = now.getTime() + minimumNoticeMin * MINUTE;
  const today = parisDate(now);
  return Array.from({ length: furthestDays + 1 }, (_, days) => daysLater(today, days))
    .filter((date) => !closures.includes(date) && !isFrenchPublicHoliday(date))
    .map((date) => ({
      date,
      slots: times
        .filter(({ weekday, from }) => {
          const begins = parisInstant(date, from);
          return weekday === weekdayOf(date) && begins && begins.getTime() >= earliest;
        })
        .sort((a, b) => a.from.localeCompare(b.from)),
    }))
    .filter(({ slots }) => slots.length > 0);
}
