import { z } from "zod";

/** State of an order; `lib/rules/shop/order-state` has the moves between them. */
export const orderStatusSchema = z.enum([
  /** Its stock is kept; the customer has to pay. */
  "AWAITING_PAYMENT",
  /** Paid; it is being prepared. */
  "PAID",
  /** Waits at the place of collecting. */
  "READY",
  /** Its parcel is on the way. */
  "SHIPPED",
  /** Its customer has it. */
  "DELIVERED",
  /** Its customer has withdrawn and sends it back. */
  "RETURNING",
  /** Nobody paid in time: its stock is on sale again. */
  "EXPIRED",
  /** Ended before its time; its reason says why. */
  "CANCELLED",
]);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** Reason why an order was cancelled (§4, terms of sale). */
export const orderCancelReasonSchema = z.enum([
  "CARD_REFUSED",
  "TRANSFER_LATE",
  "NON_PAYMENT",
  "WRONG_ADDRESS",
  "EARLIER_DISPUTE",
  "OUT_OF_STOCK",
  "BY_CUSTOMER",
  "WITHDRAWN",
  "LOST",
  "STOCK_LOST",
]);
export type OrderCancelReason = z.infer<typeof orderCancelReasonSchema>;

/** Way in which an order is handed over, derived as §4 says. */
export const deliveryModeSchema = z.enum([
  "DELIVERY",
  "PICKUP",
  "CLICK_AND_COLLECT",
  "NO_DELIVERY",
]);
export type DeliveryMode = z.infer<typeof deliveryModeSchema>;

export const paymentMethodSchema = z.enum(["CARD", "TRANSFER"]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
