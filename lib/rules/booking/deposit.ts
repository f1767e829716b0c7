import { percentOf } from "@/lib/rules/money/cents";

/** §9 Deposit, in cents: an order under the threshold owes the flat sum, others a share. */
const THRESHOLD = 30_000;
const FLAT = 2000;
const PERCENT = 30;

/** §9 Full payment, in milliseconds before the start. */
const SOON = 48 * 60 * 60_000;

/**
 * Returns the deposit (an acompte, not arrhes: Code de la consommation, L214-1) of an order, in
 * cents (§9): 20 € under 300 € VAT included, 30 % from 300 €; never more than the order.
 */
export const depositOf = (totalCents: number): number =>
  totalCents < THRESHOLD ? Math.min(FLAT, totalCents) : percentOf(totalCents, PERCENT);

/**
 * Returns the sum due with the order, in cents (§9 Full payment): the total when the start is less
 * than 48 hours away and the company asks for it, else the deposit. The hours are elapsed hours,
 * also when the clocks change in between.
 */
export function dueNow(order: {
  totalCents: number;
  startAt: Date;
  now: Date;
  asksFullWhenSoon: boolean;
}): number {
  const isSoon = order.startAt.getTime() - order.now.getTime() < SOON;
  return isSoon && order.asksFullWhenSoon ? order.totalCents : depositOf(order.totalCents);
}
