export type PaymentStatus = "OPEN" | "UNDER_WAY" | "PAID" | "REFUSED" | "EXPIRED";

/**
 * Returns the state of a payment after a gateway's notice. Notices come in any order, so a paid
 * payment stays paid, and a closed one is opened again only by money.
 */
export function settled(known: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  if (known === "PAID" || reported === "PAID") return "PAID";
  const isOver = known === "REFUSED" || known === "EXPIRED";
  return isOver ? known : reported;
}
