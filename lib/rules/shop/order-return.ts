import type { OrderCancelReason, OrderStatus } from "@/lib/contract/order-status";
import { parisInstant } from "@/lib/rules/calendar/paris-time";
import { wasLost } from "./order-state";

/** Whether paying brings an order back that was lost by not paying, or why it does not. */
export type OrderReturn =
  | "OPEN"
  | "ACTION_NOT_POSSIBLE"
  | "ORDER_ERASED"
  | "ORDER_SLOT_OVER"
  | "ORDER_TOO_OLD";

/** What a lost order lacks to come back: its time, its stock, or its discount. */
export type OrderLack =
  | Exclude<OrderReturn, "OPEN">
  | "ORDER_OUT_OF_STOCK"
  | "DISCOUNT_USED_UP"
  | "DISCOUNT_ALREADY_USED";

/** So long after the order its prices hold no more, in milliseconds. */
const RETURN_TIME = 60 * 24 * 60 * 60_000;

/** What limits the return of an order in time: its age, and when it is to be collected in Paris. */
interface Dated {
  createdAt: Date;
  /** `yyyy-MM-dd` and `HH:mm`; null for an order that is not collected. */
  collectDate: string | null;
  collectFrom: string | null;
}

const ageEnds = ({ createdAt }: Dated): Date => new Date(createdAt.getTime() + RETURN_TIME);

const slotBegins = ({ collectDate, collectFrom }: Dated): Date | undefined =>
  collectDate && collectFrom ? parisInstant(collectDate, collectFrom) : undefined;

/** From when on paying does not bring an order back any more, should it be lost. */
export function orderReturnEnds(order: Dated): Date {
  const [age, slot] = [ageEnds(order), slotBegins(order)];
  return slot && slot < age ? slot : age;
}

/**
 * Whether paying brings an order back: one that was lost by not paying, for 60 days, until it was to
 * be collected, and as long as it is known whose it is.
 */
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
