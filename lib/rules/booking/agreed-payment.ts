import type { PayBy } from "@/lib/contract/admin/take-booking";
import { depositOf } from "./deposit";

/**
 * Whether the company gives its word as it takes a ride: only where a link is to be paid it may wait
 * for that. Who pays on board, by transfer or just now pays because the company has given it.
 */
export const isConfirmedAtOnce = (order: { payBy: PayBy; isConfirmed: boolean }): boolean =>
  order.isConfirmed || order.payBy !== "LINK";

/**
 * The deposit of a ride that is taken by telephone, in cents: none where all is paid on board, as the
 * company has said so; for anybody else the one of the terms (§9 Deposit).
 */
export const agreedDepositCents = (payBy: PayBy, totalCents: number): number =>
  payBy === "ON_BOARD" ? 0 : depositOf(totalCents);
