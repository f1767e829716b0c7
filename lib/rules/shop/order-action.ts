import type { OrderAction } from "@/lib/contract/order-staff";
import type { DeliveryMode, OrderStatus } from "@/lib/contract/order-status";

type Action = OrderAction["action"];

export interface ActedOnOrder {
  status: OrderStatus;
  mode: DeliveryMode;
  /** A transfer may still arrive: it crosses a cancellation, or a card that was quicker. */
  awaitsTransfer: boolean;
  /** True when a part of it came back, so that its parcel was not lost. */
  hasReturned: boolean;
}

/** Returns the company's possible actions on an order (terms of sale of the shop, 6 to 9). */
export function orderActions(order: ActedOnOrder): Action[] {
  const { status, mode, awaitsTransfer, hasReturned } = order;
  const isCollected = mode === "CLICK_AND_COLLECT";
  const isSent = mode === "DELIVERY" || mode === "PICKUP";
  const can: Record<Action, boolean> = {
    READY: status === "PAID" && isCollected,
    SHIP: status === "PAID" && isSent,
    DELIVERED:
      status === "SHIPPED" || status === "READY" || (status === "PAID" && mode === "NO_DELIVERY"),
    LOST: status === "SHIPPED" && !hasReturned,
    RETURNED: status === "RETURNING",
    // It stands after the other actions, so that it is the next step only while none of them is.
    RECEIVED: awaitsTransfer,
    CANCEL: orderCancelReasons(order).length > 0,
  };
  return (Object.keys(can) as Action[]).filter((action) => can[action]);
}

export type CompanyCancelReason = Extract<OrderAction, { action: "CANCEL" }>["reason"];

const REASONS: Partial<Record<OrderStatus, CompanyCancelReason[]>> = {
  AWAITING_PAYMENT: ["NON_PAYMENT", "OUT_OF_STOCK", "WRONG_ADDRESS", "EARLIER_DISPUTE"],
  PAID: ["OUT_OF_STOCK", "WRONG_ADDRESS", "EARLIER_DISPUTE"],
  READY: ["OUT_OF_STOCK", "EARLIER_DISPUTE"],
  // A parcel that was lost is an action of its own, as it can be sent again.
  SHIPPED: ["WRONG_ADDRESS"],
};

export const orderCancelReasons = ({ status }: { status: OrderStatus }): CompanyCancelReason[] =>
  REASONS[status] ?? [];
