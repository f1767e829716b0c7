import type { PaymentMethod } from "@/lib/contract/order-status";
import { addWorkingDays } from "@/lib/rules/calendar/working-days";

const MINUTE = 60_000;

/** How long the bottles are kept for somebody who pays by card, in milliseconds. */
const CARD_TIME = 60 * MINUTE;

/** Fifteen working days after the order, a transfer has not come (§9). */
const TRANSFER_DAYS = 15;

/** Until when what an order holds is kept for it, unpaid (terms of sale, 6 and 7). */
export const payOrderUntil = (method: PaymentMethod, now: Date): Date =>
  method === "TRANSFER" ? addWorkingDays(now, TRANSFER_DAYS) : new Date(now.getTime() + CARD_TIME);
