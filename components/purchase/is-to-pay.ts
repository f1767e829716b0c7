import type { BookingStatus } from "@/lib/contract/booking-status";
import type { OrderStatus } from "@/lib/contract/order-status";

/**
 * True where what is left to do about a booking or an order is to pay what is due: then its page
 * says that first.
 */
export const isToPay = (purchase: {
  status: BookingStatus | OrderStatus;
  dueNow: number;
  may: { pay: boolean };
}): boolean => purchase.may.pay && purchase.dueNow > 0 && purchase.status !== "QUOTED";
