import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** The days of Paris that a device keeps, `yyyy-MM-dd`: today, and tomorrow for who drives past midnight. */
export function keptDays(): string[] {
  const today = parisDate(new Date());
  return [today, daysLater(today, 1)];
}
