import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { monthBegin, monthEnd } from "./closing-period";

/** Returns the first day of the month after a day, both `yyyy-MM-dd`. */
export const nextMonth = (day: string): string => daysLater(monthEnd(day), 1);

/**
 * Returns the month of a ride's invoice, by its first day: the ride's own month. A ride that was
 * reported as made after that month's invoice was out goes to the first later month without an
 * invoice.
 */
export function invoiceMonth(startAt: Date, invoiced: ReadonlySet<string>): string {
  let month = monthBegin(parisDate(startAt));
  while (invoiced.has(month)) month = nextMonth(month);
  return month;
}
