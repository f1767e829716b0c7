import { isOpenAt, type OpenStretch } from "@/lib/rules/calendar/opening-hours";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** When a ride may start, from the calendar it is booked in and the company's opening hours. */
export interface BookingWindow {
  now: Date;
  minimumNoticeMin: number;
  /** How many days ahead one may book; the last of them counts whole. */
  furthestDays: number;
  /** Days of Paris, `yyyy-MM-dd`, on which no ride starts. */
  closures?: string[];
  /** The hours of each day, Monday first; day and night when the company says nothing. */
  openingHours?: OpenStretch[][] | undefined;
}

export type StartError =
  | "START_IN_PAST"
  | "START_TOO_SOON"
  | "START_TOO_FAR"
  | "START_CLOSED"
  | "START_OUT_OF_HOURS";

const MINUTE = 60_000;

/** What is wrong with a start, if anything. */
export function startError(at: Date, window: BookingWindow): StartError | undefined {
  if (at <= window.now) return "START_IN_PAST";
  if (at < earliestStart(window)) return "START_TOO_SOON";
  const date = parisDate(at);
  if (date > lastDay(window)) return "START_TOO_FAR";
  if (window.closures?.includes(date)) return "START_CLOSED";
  const { openingHours } = window;
  return openingHours && !isOpenAt(openingHours, at) ? "START_OUT_OF_HOURS" : undefined;
}

const earliestStart = ({ now, minimumNoticeMin }: BookingWindow): Date =>
  new Date(now.getTime() + minimumNoticeMin * MINUTE);

const lastDay = ({ now, furthestDays }: BookingWindow): string =>
  daysLater(parisDate(now), furthestDays);

/**
 * Those of some days (`yyyy-MM-dd`) on which a ride may start at some time, by the calendar. What starts
 * too soon to be booked can still be asked for, so the notice closes no day.
 */
export const openDays = (days: string[], window: BookingWindow): string[] =>
  days.filter(
    (day) =>
      day >= parisDate(window.now) && day <= lastDay(window) && !window.closures?.includes(day),
  );
