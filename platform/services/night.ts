import { TZDate } from "@date-fns/tz";

/** Hour at which the work of a night begins, at the place of the business. */
const HOUR = 3;
const BUSINESS_ZONE = "Europe/Paris";

/** Returns the last moment at which a night's work was to begin. */
export function lastNight(now: Date): Date {
  const due = new TZDate(now.getTime(), BUSINESS_ZONE);
  due.setHours(HOUR, 0, 0, 0);
  if (due.getTime() > now.getTime()) due.setDate(due.getDate() - 1);
  return new Date(due.getTime());
}
