/** Payment with the part of it that has not gone back yet, in cents. */
interface Refundable {
  leftCents: number;
}

/**
 * Splits a refund in cents over payments, the latest first: each is given back in full before the
 * next is touched.
 * @param payments the latest first
 * @returns the parts above zero, and the rest of the amount that no payment covers
 */
export function refundSplit<Payment extends Refundable>(
  payments: Payment[],
  amountCents: number,
): { parts: { payment: Payment; amountCents: number }[]; missingCents: number } {
  const parts: { payment: Payment; amountCents: number }[] = [];
  let missingCents = amountCents;
  for (const payment of payments) {
    const part = Math.min(missingCents, payment.leftCents);
    if (part <= 0) continue;
    missingCents -= part;
    parts.push({ payment, amountCents: part });
  }
  return { parts, missingCents };
}
