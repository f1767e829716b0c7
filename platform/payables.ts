import { bookingPayable } from "@/platform/booking/payment/booking-payable";
import type { Payables } from "@/platform/services/services";
import { orderPayable } from "@/platform/shop/order/payment/order-payable";

/** What can be paid for: a new kind of purchase is handed in here. */
export const payables: Payables = { booking: bookingPayable, order: orderPayable };
