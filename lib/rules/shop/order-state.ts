import type { OrderCancelReason, OrderStatus } from "@/lib/contract/order-status";

/** Event of an order of the shop (terms of sale, 6 to 9). */
export type OrderEvent =
  /** All of it is paid. */
  | "PAY"
  /** It waits to be collected. */
  | "READY"
  /** Its parcel leaves. */
  | "SHIP"
  /** Its parcel was lost on the way, and is sent once more: it is prepared again. */
  | "LOSE"
  /** Its customer has it. */
  | "DELIVER"
  /** The customer withdraws after the parcel has left or arrived, and sends it back. */
  | "WITHDRAW"
  /** Nobody has paid in time. */
  | "EXPIRE"
  /** The customer goes to pay after all: its stock is taken again. */
  | "HOLD"
  /** It ends before its time, for one of the cancel reasons. */
  | "CANCEL";

/** Next status for each event; an event that is not here does not happen. */
export const ORDER_TRANSITIONS: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  AWAITING_PAYMENT: { PAY: "PAID", EXPIRE: "EXPIRED", CANCEL: "CANCELLED" },
  PAID: { READY: "READY", SHIP: "SHIPPED", DELIVER: "DELIVERED", CANCEL: "CANCELLED" },
  READY: { DELIVER: "DELIVERED", CANCEL: "CANCELLED" },
  SHIPPED: { LOSE: "PAID", DELIVER: "DELIVERED", WITHDRAW: "RETURNING", CANCEL: "CANCELLED" },
  // An order without a parcel does not come back either: it ends at once; see `orderOutcome`.
  DELIVERED: { WITHDRAW: "RETURNING", CANCEL: "CANCELLED" },
  RETURNING: { CANCEL: "CANCELLED" },
  // A late payment brings the order back if its stock is still there; see `orderReturn`.
  EXPIRED: { HOLD: "AWAITING_PAYMENT", PAY: "PAID" },
  CANCELLED: { HOLD: "AWAITING_PAYMENT", PAY: "PAID" },
};

export const nextOrderStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined =>
  ORDER_TRANSITIONS[status][event];

/** Tells whether an order expired unpaid, so that a payment may bring it back (`orderReturn`). */
export const wasLost = (order: {
  status: OrderStatus;
  cancelReason: OrderCancelReason | null;
}): boolean =>
  order.status === "EXPIRED" ||
  (order.status === "CANCELLED" &&
    (order.cancelReason === "CARD_REFUSED" || order.cancelReason === "TRANSFER_LATE"));
