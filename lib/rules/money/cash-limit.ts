/** §5, §9 Cash cap, in cents. */
const BY_THE_TERMS = 150_000;

/** §5, §9 Identity check: from the cent above it. */
const IDENTITY_ABOVE = 100_000;

/**
 * Returns the most that may be paid in cash for one order, in cents: 1,500 € by the terms (§5, §9),
 * and never above the legal limit (Code monétaire et financier, L112-6 and D112-3: 1,000 € of
 * somebody who pays tax in France or pays for a business).
 */
export const cashLimitCents = ({ legalLimitCents }: { legalLimitCents: number }): number =>
  Math.min(BY_THE_TERMS, legalLimitCents);

/** Tells whether an order, in cents, needs a proof of identity (§5: above 1,000 €). */
export const asksIdentity = (totalCents: number): boolean => totalCents > IDENTITY_ABOVE;

/**
 * Returns the rule that forbids taking an amount in cash, if any: all the cash of one order counts,
 * so that nobody pays above the limit in parts. Amounts in cents.
 */
export function cashError(payment: {
  amountCents: number;
  alreadyCashCents: number;
  legalLimitCents: number;
}): "CASH_ABOVE_LIMIT" | undefined {
  const cash = payment.alreadyCashCents + payment.amountCents;
  return cash > cashLimitCents(payment) ? "CASH_ABOVE_LIMIT" : undefined;
}
