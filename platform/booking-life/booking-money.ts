import type { Sql } from "@/platform/db/database";
import { type Money, moneyFor } from "@/platform/payments/money";
import type { BookingRow } from "./move-booking";

/** What came in for a booking and what went back, in cents. */
export const moneyOf = (tx: Sql, idBooking: number): Promise<Money> => moneyFor(tx, { idBooking });

/** Where one can still pay for a booking. */
const PAYABLE = new Set([
  "QUOTED",
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
  "DONE",
  "INVOICED",
]);

/** What there is to pay for a booking, and what of it now; in cents. */
export function toPay(
  { status, dueCents, totalCents }: BookingRow,
  { keptCents }: Pick<Money, "keptCents">,
): { nowCents: number; restCents: number } {
  if (!PAYABLE.has(status)) return { nowCents: 0, restCents: 0 };
  return {
    nowCents: Math.max(0, dueCents - keptCents),
    restCents: Math.max(0, totalCents - keptCents),
  };
}
