import type { BookingStatus } from "@/lib/contract/booking-status";
import { bookingEnd, isSuspended } from "./booking-over";
import { nextStatus } from "./booking-state";
import { ridesOf } from "./ride-span";

type RideOfBooking = { status: BookingStatus } & Parameters<typeof ridesOf>[0];

/** True once the last of its rides has begun: the company may say that all of it was made. */
export const mayComplete = (booking: RideOfBooking, now: Date): boolean =>
  nextStatus(booking.status, "COMPLETE") !== undefined &&
  ridesOf(booking).every(({ startAt }) => startAt <= now);

/** True while a ride that is held up may still take place as it was booked: until it would be over. */
export const mayResume = (
  booking: RideOfBooking & { forceMajeureSince: Date | null },
  now: Date,
): boolean => isSuspended(booking) && bookingEnd(booking) > now;

/** True while another vehicle can make its rides: it keeps one for good, and they have not begun. */
export const mayAssign = (
  { status, startAt }: { status: BookingStatus; startAt: Date },
  now: Date,
): boolean => ASSIGNABLE.has(status) && startAt > now;

const ASSIGNABLE = new Set<BookingStatus>([
  "AWAITING_DIFFERENCE",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
]);

/** True while the ride can be another one; a price that the company agreed to or has lowered, it has to agree to. */
export const isChangeable = ({
  status,
  lines,
}: {
  status: BookingStatus;
  lines: { code: string }[];
}): boolean =>
  CHANGEABLE.has(status) && !lines.some(({ code }) => code === "AGREED" || code === "REDUCTION");

const CHANGEABLE = new Set<BookingStatus>([
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_DIFFERENCE",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
]);

/**
 * True while the staff may make it another ride: until it begins. One at a price that was agreed to
 * keeps that price, as the fares say nothing of it.
 */
export const mayStaffChange = (
  booking: { status: BookingStatus; startAt: Date; lines: { code: string }[] },
  { keepsPrice }: { keepsPrice: boolean },
  now: Date,
): boolean =>
  CHANGEABLE.has(booking.status) && booking.startAt > now && (keepsPrice || isChangeable(booking));
