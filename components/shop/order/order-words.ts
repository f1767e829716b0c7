import type { OrderPage } from "@/lib/contract/order-page";

/** Why an order was cancelled that was not paid, and which words say so. */
const UNPAID = {
  CARD_REFUSED: "CARD_REFUSED",
  TRANSFER_LATE: "TRANSFER_LATE",
  NON_PAYMENT: "UNPAID",
} as const;

const isUnpaid = (reason: OrderPage["cancelReason"]): reason is keyof typeof UNPAID =>
  reason !== null && reason in UNPAID;

/** Which words of `order.status` say where an order stands; one that was not paid has its own. */
export const orderWords = ({ status, cancelReason }: Pick<OrderPage, "status" | "cancelReason">) =>
  status === "CANCELLED" && isUnpaid(cancelReason) ? UNPAID[cancelReason] : status;
