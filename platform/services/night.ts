import { TZDate } from "@date-fns/tz";

/** The hour at which the work of a night begins, where the business is. */
const HOUR = 3;
const BUSINESS_ZONE = "Europe/Paris";

/** The last moment at which a night's work was to begin. */
export function lastNight(now: Date): Date {
  const due = new TZDate(now.getTime(), BUSINESS_ZONE);
  due.setHours(HOUR, 0, 0, 0);
  if (due.getTime() > now.getTime()) due.setDate(due.getDate() - 1);
  return new Date(due.getTime());
}
