import { asksIdentity } from "@/lib/rules/money/cash-limit";

/** Longest time for which a copy of a proof of identity is kept, in milliseconds: seven days. */
const KEPT = 7 * 24 * 60 * 60_000;

export const identityCopyEnds = (receivedAt: Date): Date => new Date(receivedAt.getTime() + KEPT);

/**
 * Tells whether a customer may hand in a copy of a proof of identity: for a large order that is
 * neither checked nor over (§5).
 */
export const mayHandInIdentity = (booking: {
  totalCents: number;
  isChecked: boolean;
  isUpcoming: boolean;
}): boolean => asksIdentity(booking.totalCents) && booking.isUpcoming && !booking.isChecked;
