import type { OrderPage } from "@/lib/contract/order-page";

/** Reasons to cancel an unpaid order, each with the key of its words. */
const UNPAID = {
  CARD_REFUSED: "CARD_REFUSED",
  TRANSFER_LATE: "TRANSFER_LATE",
  NON_PAYMENT: "UNPAID",
} as const;

const isUnpaid = (reason: OrderPage["cancelReason"]): reason is keyof typeof UNPAID =>
  reason !== null && reason in UNPAID;

/** Returns the key in `order.status` of an order's state; an unpaid order has its own. */
export const orderWords = ({ status, cancelReason }: Pick<OrderPage, "status" | "cancelReason">) =>
  status === "CANCELLED" && isUnpaid(cancelReason) ? UNPAID[cancelReason] : status;
