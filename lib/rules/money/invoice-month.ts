import { daysLater } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { monthBegin, monthEnd } from "./closing-period";

/** The first day of the month after a day, both `yyyy-MM-dd`. */
export const nextMonth = (day: string): string => daysLater(monthEnd(day), 1);

/**
 * The month, by its first day, whose invoice a ride comes on: its own, or the first one after it that
 * is not invoiced yet, for a ride that was only said to be made when its month's invoice was out.
 */
export function invoiceMonth(startAt: Date, invoiced: ReadonlySet<string>): string {
  let month = monthBegin(parisDate(startAt));
  while (invoiced.has(month)) month = nextMonth(month);
  return month;
}
