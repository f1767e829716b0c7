import type { BookingStatus } from "@/lib/contract/booking-status";
import { bookingEnd, isSuspended } from "./booking-over";
import { nextStatus } from "./booking-state";
import { ridesOf } from "./ride-span";

type RideOfBooking = { status: BookingStatus } & Parameters<typeof ridesOf>[0];

/** Tells whether the last of its rides has begun: the company may say that all of it was made. */
export const mayComplete = (booking: RideOfBooking, now: Date): boolean =>
  nextStatus(booking.status, "COMPLETE") !== undefined &&
  ridesOf(booking).every(({ startAt }) => startAt <= now);

/** Tells whether a suspended ride may still take place as it was booked: until its planned end. */
export const mayResume = (
  booking: RideOfBooking & { forceMajeureSince: Date | null },
  now: Date,
): boolean => isSuspended(booking) && bookingEnd(booking) > now;

/** Tells whether another vehicle can make the rides: one is kept, and they have not begun. */
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

/** Tells whether the ride can be changed without the company: no agreed or lowered price. */
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

/** Tells whether staff may change the ride: until it begins; no fare replaces an agreed price. */
export const mayStaffChange = (
  booking: { status: BookingStatus; startAt: Date; lines: { code: string }[] },
  { keepsPrice }: { keepsPrice: boolean },
  now: Date,
): boolean =>
  CHANGEABLE.has(booking.status) && booking.startAt > now && (keepsPrice || isChangeable(booking));
