import type { BookingStatus } from "@/lib/contract/booking-status";
import type { OrderStatus } from "@/lib/contract/order-status";
import { wasMade } from "@/lib/rules/booking/booking-state";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** Returns the Paris day of a review's ride, the way back where there is one; null before it. */
export const rideExperienceDay = (ride: {
  status: BookingStatus;
  startAt: Date;
  returnAt: Date | null;
}): string | null => (wasMade(ride.status) ? parisDate(ride.returnAt ?? ride.startAt) : null);

/** Returns the Paris day an order reached its customer, even if sent back since; null before. */
export const orderExperienceDay = (order: {
  status: OrderStatus;
  deliveredAt: Date | null;
}): string | null =>
  order.deliveredAt && (order.status === "DELIVERED" || order.status === "RETURNING")
    ? parisDate(order.deliveredAt)
    : null;
