import type { OrderCancelReason, OrderStatus } from "@/lib/contract/order-status";
import { parisInstant } from "@/lib/rules/calendar/paris-time";
import { wasLost } from "./order-state";

/** Right to bring back an order that expired unpaid by paying, or the reason against it. */
export type OrderReturn =
  | "OPEN"
  | "ACTION_NOT_POSSIBLE"
  | "ORDER_ERASED"
  | "ORDER_SLOT_OVER"
  | "ORDER_TOO_OLD";

/** Reason against a return: its time is over, its stock sold or its discount used. */
export type OrderReturnError =
  | Exclude<OrderReturn, "OPEN">
  | "ORDER_OUT_OF_STOCK"
  | "DISCOUNT_USED_UP"
  | "DISCOUNT_ALREADY_USED";

/** Time for which an order's prices hold, in milliseconds. */
const RETURN_TIME = 60 * 24 * 60 * 60_000;

interface Dated {
  createdAt: Date;
  /** `yyyy-MM-dd` and `HH:mm`; null for an order that is not collected. */
  collectDate: string | null;
  collectFrom: string | null;
}

const ageEnds = ({ createdAt }: Dated): Date => new Date(createdAt.getTime() + RETURN_TIME);

const slotBegins = ({ collectDate, collectFrom }: Dated): Date | undefined =>
  collectDate && collectFrom ? parisInstant(collectDate, collectFrom) : undefined;

/** Returns the instant from which a payment no longer brings an expired order back. */
export function orderReturnEnds(order: Dated): Date {
  const [age, slot] = [ageEnds(order), slotBegins(order)];
  return slot && slot < age ? slot : age;
}

/** Tells whether a payment brings back an order that expired unpaid, and why not. */
export function orderReturn(
  order: Dated & {
    status: OrderStatus;
    cancelReason: OrderCancelReason | null;
    erasedAt: Date | null;
    now: Date;
  },
): OrderReturn {
  const { now } = order;
  if (!wasLost(order)) return "ACTION_NOT_POSSIBLE";
  if (order.erasedAt) return "ORDER_ERASED";
  const slot = slotBegins(order);
  if (slot && slot <= now) return "ORDER_SLOT_OVER";
  return ageEnds(order) <= now ? "ORDER_TOO_OLD" : "OPEN";
}
