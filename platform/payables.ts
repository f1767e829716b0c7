import { bookingPayable } from "@/platform/booking/payment/booking-payable";
import type { Payables } from "@/platform/services/services";
import { orderPayable } from "@/platform/shop/order/payment/order-payable";

/** Kinds of things that can be paid for: add a new kind of purchase here. */
export const payables: Payables = { booking: bookingPayable, order: orderPayable };
