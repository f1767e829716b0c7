import { isOpenAt, type OpenStretch } from "@/lib/rules/calendar/opening-hours";
import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

export interface BookingWindow {
  now: Date;
  minimumNoticeMin: number;
  /** Days ahead that can be booked; the last of them counts whole. */
  furthestDays: number;
  /** Days of Paris, `yyyy-MM-dd`, on which no ride starts. */
  closures?: string[];
  /** Hours of each day, Monday first; day and night when the company says nothing. */
  openingHours?: OpenStretch[][] | undefined;
}

export type StartError =
  | "START_IN_PAST"
  | "START_TOO_SOON"
  | "START_TOO_FAR"
  | "START_CLOSED"
  | "START_OUT_OF_HOURS";

const MINUTE = 60_000;

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
 * Returns the days (`yyyy-MM-dd`) on which a ride may start at some time, by the calendar. A ride
 * that starts too soon to be booked can still be requested, so the notice closes no day.
 */
export const openDays = (days: string[], window: BookingWindow): string[] =>
  days.filter(
    (day) =>
      day >= parisDate(window.now) && day <= lastDay(window) && !window.closures?.includes(day),
  );
