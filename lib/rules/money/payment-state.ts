/** Where a payment stands at its gateway. */
export type PaymentStatus = "OPEN" | "UNDER_WAY" | "PAID" | "REFUSED" | "EXPIRED";

/**
 * What we hold true of a payment once its gateway says `told`: notices come in any order, so paid
 * stays paid, and what is over opens again for nothing but money.
 */
export function settled(known: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  if (known === "PAID" || reported === "PAID") return "PAID";
  const isOver = known === "REFUSED" || known === "EXPIRED";
  return isOver ? known : reported;
}
