/** A payment as far as giving it back goes: what of it has not gone back yet, in cents. */
interface Refundable {
  leftCents: number;
}

/**
 * How an amount in cents goes back over payments, the latest first: each is given back as far as it
 * goes before the one before it is touched.
 * @param payments the latest first
 * @returns the parts above zero, and what of the amount none of them covers
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
