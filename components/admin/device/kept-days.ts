import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** Returns the days of Paris that a device keeps: today, and tomorrow for drives past midnight. */
export function keptDays(): string[] {
  const today = parisDate(new Date());
  return [today, daysLater(today, 1)];
}
