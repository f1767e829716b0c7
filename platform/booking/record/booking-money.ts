import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { type Money, moneyFor } from "@/platform/payment/money";
import { LEAST_CENTS } from "@/platform/services/payment-gateway";

/** Reads the payments and refunds of a booking, in cents. */
export const moneyOf = (tx: Sql, idBooking: number): Promise<Money> => moneyFor(tx, { idBooking });

const PAYABLE = new Set([
  "QUOTED",
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_DIFFERENCE",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
  "DONE",
  "INVOICED",
]);

/** Computes the sum to pay, the part due now, and the gateway's sum; in cents. */
export function toPay(
  { status, dueCents, totalCents, idBusiness }: BookingRow,
  { coveredCents }: Pick<Money, "coveredCents">,
): { nowCents: number; restCents: number; onlineCents: number } {
  if (!PAYABLE.has(status)) return { nowCents: 0, restCents: 0, onlineCents: 0 };
  const nowCents = Math.max(0, dueCents - coveredCents);
  // A business pays the rest beyond the sum due before the ride with its monthly invoice.
  const restCents = idBusiness === null ? Math.max(0, totalCents - coveredCents) : nowCents;
  const askedCents = nowCents || restCents;
  return { nowCents, restCents, onlineCents: askedCents < LEAST_CENTS ? 0 : askedCents };
}

/** Returns the sum still due, in cents: a few cents no gateway takes come with the rest. */
export function dueWithoutFewCents(dueCents: number, keptCents: number): number {
  const missing = dueCents - keptCents;
  return keptCents > 0 && missing > 0 && missing < LEAST_CENTS ? keptCents : dueCents;
}
