import type { CustomerKind } from "@/lib/contract/booking";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { workingDayFrom } from "@/lib/rules/calendar/working-days";

/** §9 Withdrawal period. */
export const WITHDRAWAL_DAYS = 14;

export type WithdrawalRight = "OPEN" | "NOT_A_CONSUMER" | "PERIOD_OVER" | "PERFORMED";

/**
 * Returns the first instant at which it is too late to withdraw (§9; Code de la consommation,
 * L221-18 and L221-19, Règlement 1182/71): 24:00 in Paris of the 14th day after the day of the
 * order, and when that is a Saturday, a Sunday or a public holiday, of the next working day.
 */
export const withdrawalEnds = (orderedAt: Date): Date =>
  endOfParisDay(workingDayFrom(daysLater(parisDate(orderedAt), WITHDRAWAL_DAYS)));

/**
 * Tells whether a customer may withdraw from an order (§4): a consumer may, until the period is
 * over or, should that be earlier, the service has been fully performed (Code de la consommation,
 * L221-28 1°).
 * @param order.performedAt when it was or will be; null while nobody knows
 */
export function withdrawalRight(order: {
  customerKind: CustomerKind;
  orderedAt: Date;
  now: Date;
  performedAt: Date | null;
}): WithdrawalRight {
  if (order.customerKind !== "CONSUMER") return "NOT_A_CONSUMER";
  const { now, performedAt } = order;
  const ends = withdrawalEnds(order.orderedAt);
  if (performedAt && now >= performedAt && performedAt < ends) return "PERFORMED";
  return now >= ends ? "PERIOD_OVER" : "OPEN";
}
