import type { CustomerKind } from "@/lib/contract/booking";
import type { OrderStatus } from "@/lib/contract/order-status";
import { withdrawalEnds } from "@/lib/rules/booking/withdrawal";

export type OrderWithdrawalRight =
  | "OPEN"
  | "NOT_A_CONSUMER"
  | "PERIOD_OVER"
  | "ACTION_NOT_POSSIBLE";

/** Statuses of an order that was bought and is neither given back nor on its way back. */
const HAD: ReadonlySet<OrderStatus> = new Set(["PAID", "READY", "SHIPPED", "DELIVERED"]);

/**
 * Tells whether a customer may withdraw from an order (terms of sale of the shop, 9; Code de la
 * consommation, L221-18): a consumer may from the order on, until the 14th day after the delivery
 * is over. Before the delivery there is no end.
 */
export function orderWithdrawal(order: {
  customerKind: CustomerKind;
  status: OrderStatus;
  deliveredAt: Date | null;
  now: Date;
}): OrderWithdrawalRight {
  if (order.customerKind !== "CONSUMER") return "NOT_A_CONSUMER";
  if (!HAD.has(order.status)) return "ACTION_NOT_POSSIBLE";
  const { deliveredAt, now } = order;
  return deliveredAt && now >= withdrawalEnds(deliveredAt) ? "PERIOD_OVER" : "OPEN";
}
