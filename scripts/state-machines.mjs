import { bookingStatusSchema, cancelReasonSchema } from "../lib/contract/booking-status.ts";
import { orderCancelReasonSchema, orderStatusSchema } from "../lib/contract/order-status.ts";
import {
  BOOKING_TRANSITIONS,
  FIRST_STATUSES,
  holdsVehicle,
  isConfirmed,
  mayReturn,
} from "../lib/rules/booking/booking-state.ts";
import { ORDER_TRANSITIONS, wasLost } from "../lib/rules/shop/order-state.ts";

/** @typedef {import("../lib/contract/booking-status").BookingStatus} BookingStatus */
/** @typedef {import("../lib/contract/order-status").OrderStatus} OrderStatus */
/** @typedef {import("../lib/contract/order-status").OrderCancelReason} OrderCancelReason */

/**
 * State machines that the documents draw, by the page they are drawn on.
 * @type {Record<string, import("./draw-states.mjs").Machine>}
 */
export const MACHINES = {
  "docs/booking-states.md": {
    title: "The life of a booking",
    statuses: bookingStatusSchema.options,
    first: FIRST_STATUSES,
    transitions: BOOKING_TRANSITIONS,
    reasons: cancelReasonSchema.options,
    mayReturn: (status, reason) => mayReturn(/** @type {BookingStatus} */ (status), reason),
    returning:
      "HOLD and PAY bring back a booking that was lost by not paying, while its vehicle is free",
    columns: {
      "Keeps its vehicle": (status) => holdsVehicle(/** @type {BookingStatus} */ (status)),
      Confirmed: (status) => isConfirmed(/** @type {BookingStatus} */ (status)),
    },
    sources: {
      statuses: "lib/contract/booking-status.ts",
      events: "lib/rules/booking/booking-state.ts",
    },
  },
  "docs/order-states.md": {
    title: "The life of an order",
    statuses: orderStatusSchema.options,
    first: ["AWAITING_PAYMENT"],
    transitions: ORDER_TRANSITIONS,
    reasons: orderCancelReasonSchema.options,
    mayReturn: (status, reason) =>
      wasLost({
        status: /** @type {OrderStatus} */ (status),
        cancelReason: /** @type {OrderCancelReason} */ (reason),
      }),
    returning:
      "HOLD and PAY bring back an order that was lost by not paying, while its stock is there, for 60 days and until it was to be collected",
    columns: {},
    sources: { statuses: "lib/contract/order-status.ts", events: "lib/rules/shop/order-state.ts" },
  },
};
