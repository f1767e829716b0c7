import { daysBetween, daysLater } from "@/lib/rules/calendar/paris-day";
import { monthEnd } from "./closing-period";

/** Most days from a monthly invoice to its payment (Code de commerce, L441-10 I). */
const MOST_DAYS = 45;

/**
 * Returns the last day, `yyyy-MM-dd`, on which a monthly invoice is paid in time: so many days
 * after it, at the end of that month where the terms say so, and in no case more than 45 days after
 * it.
 */
export function invoiceDueDay(
  issuedDay: string,
  { paymentDays, isMonthEnd }: { paymentDays: number; isMonthEnd: boolean },
): string {
  const day = daysLater(issuedDay, paymentDays);
  const agreed = isMonthEnd ? monthEnd(day) : day;
  const latest = daysLater(issuedDay, MOST_DAYS);
  return daysBetween(agreed, latest) < 0 ? latest : agreed;
}
