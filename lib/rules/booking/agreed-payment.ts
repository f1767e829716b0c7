import type { PayBy } from "@/lib/contract/admin/take-booking";
import { depositOf } from "./deposit";

/**
 * Tells whether the company confirms a ride as it takes it: only a payment by link may come first.
 * Payments on board, by transfer or just now come after the company's confirmation.
 */
export const isConfirmedAtOnce = (order: { payBy: PayBy; isConfirmed: boolean }): boolean =>
  order.isConfirmed || order.payBy !== "LINK";

/**
 * Returns the deposit of a ride taken by telephone, in cents: none where all is paid on board, as
 * the company has agreed; otherwise the deposit of the terms (§9 Deposit).
 */
export const agreedDepositCents = (payBy: PayBy, totalCents: number): number =>
  payBy === "ON_BOARD" ? 0 : depositOf(totalCents);
