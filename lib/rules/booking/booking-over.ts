import type { BookingStatus } from "@/lib/contract/booking-status";
import { ridesOf } from "./ride-span";

/** Where a booking has come to its end, whatever its time. */
export const ENDED_STATUSES: BookingStatus[] = ["DONE", "INVOICED", "EXPIRED", "CANCELLED"];

/** When the last drive of a booking ends. */
export const bookingEnd = (ride: Parameters<typeof ridesOf>[0]): Date =>
  ridesOf(ride).at(-1)?.endAt ?? ride.startAt;

/** True for a booking that has not ended, but that force majeure holds up. */
export const isSuspended = (booking: {
  status: BookingStatus;
  forceMajeureSince: Date | null;
}): boolean => booking.forceMajeureSince !== null && !ENDED_STATUSES.includes(booking.status);

/** True while a booking is neither over nor ended: there is still something to come of it. */
export const isUpcoming = (
  booking: { status: BookingStatus } & Parameters<typeof ridesOf>[0],
  now: Date,
): boolean => !ENDED_STATUSES.includes(booking.status) && bookingEnd(booking) > now;
