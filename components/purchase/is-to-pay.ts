import type { BookingStatus } from "@/lib/contract/booking-status";
import type { OrderStatus } from "@/lib/contract/order-status";

/** Tells whether the next task is to pay the sum due: then the purchase's page begins with that. */
export const isToPay = (purchase: {
  status: BookingStatus | OrderStatus;
  dueNow: number;
  may: { pay: boolean };
}): boolean => purchase.may.pay && purchase.dueNow > 0 && purchase.status !== "QUOTED";
