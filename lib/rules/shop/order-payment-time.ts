import type { PaymentMethod } from "@/lib/contract/order-status";
import { addWorkingDays } from "@/lib/rules/calendar/working-days";

const MINUTE = 60_000;

/** Time for which the bottles are kept for a payment by card, in milliseconds. */
const CARD_TIME = 60 * MINUTE;

/** Working days after the order by which a transfer has to come (§9). */
const TRANSFER_DAYS = 15;

/** Returns the time until which an unpaid order keeps its stock (terms of sale, 6 and 7). */
export const payOrderUntil = (method: PaymentMethod, now: Date): Date =>
  method === "TRANSFER" ? addWorkingDays(now, TRANSFER_DAYS) : new Date(now.getTime() + CARD_TIME);
