import type { DeliveryMode, OrderCancelReason, OrderStatus } from "@/lib/contract/order-status";

export type OrderOutcomeWhy =
  | "NOTHING_PAID"
  /** It had not left the cellar: all of it, at once. */
  | "NOT_SENT"
  /** It is sent nowhere, as a visit: all of it, at once, also when the customer has it. */
  | "NEVER_SENT"
  /** It is with the customer or on the way: all of it, once it is back. */
  | "TO_SEND_BACK"
  /** It is back as it was. */
  | "SENT_BACK"
  /** It is back and has lost of its value. */
  | "VALUE_LOST"
  | "SELLER_ENDED";

/** In cents; `refundCents` goes back at once unless it waits for the returned goods. */
export interface OrderRefundOutcome {
  refundCents: number;
  why: OrderOutcomeWhy;
  isAtOnce: boolean;
}

/**
 * Returns the customer's refund of an order that ends before its time, and the reason (terms of
 * sale of the shop, 6 and 9; Code de la consommation, L221-23 and L221-24): never more than the
 * paid sum, and never less than nothing.
 * @param order.withheldCents the returned bottles' loss of value
 */
export function orderOutcome(order: {
  status: OrderStatus;
  mode: DeliveryMode;
  reason: OrderCancelReason;
  paidCents: number;
  withheldCents: number;
}): OrderRefundOutcome {
  const { status, mode, reason, paidCents, withheldCents } = order;
  const isSent = mode !== "NO_DELIVERY";
  const isAway = isSent && (status === "SHIPPED" || status === "DELIVERED");
  const isAtOnce = reason !== "WITHDRAWN" || !isAway;
  if (paidCents === 0) return { refundCents: 0, why: "NOTHING_PAID", isAtOnce };
  const all = { refundCents: paidCents, isAtOnce };
  if (reason !== "WITHDRAWN") {
    return { ...all, why: reason === "BY_CUSTOMER" ? "NOT_SENT" : "SELLER_ENDED" };
  }
  if (isAway) return { ...all, why: "TO_SEND_BACK" };
  if (status !== "RETURNING") return { ...all, why: isSent ? "NOT_SENT" : "NEVER_SENT" };
  if (withheldCents === 0) return { ...all, why: "SENT_BACK" };
  const refundCents = Math.max(0, paidCents - withheldCents);
  return { refundCents, why: "VALUE_LOST", isAtOnce };
}
