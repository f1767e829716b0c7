import type { BookingStatus } from "@/lib/contract/booking-status";
import { ridesOf } from "./ride-span";

/** Statuses in which a booking has ended, at any time. */
export const ENDED_STATUSES: BookingStatus[] = ["DONE", "INVOICED", "EXPIRED", "CANCELLED"];

export const bookingEnd = (ride: Parameters<typeof ridesOf>[0]): Date =>
  ridesOf(ride).at(-1)?.endAt ?? ride.startAt;

/** Tells whether force majeure holds up a booking that has not ended. */
export const isSuspended = (booking: {
  status: BookingStatus;
  forceMajeureSince: Date | null;
}): boolean => booking.forceMajeureSince !== null && !ENDED_STATUSES.includes(booking.status);

/** Tells whether a booking is neither over nor ended: something of it is still to come. */
export const isUpcoming = (
  booking: { status: BookingStatus } & Parameters<typeof ridesOf>[0],
  now: Date,
): boolean => !ENDED_STATUSES.includes(booking.status) && bookingEnd(booking) > now;
