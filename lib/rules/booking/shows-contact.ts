import type { BookingStatus } from "@/lib/contract/booking-status";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isConfirmed, wasMade } from "./booking-state";

const HOUR = 3_600_000;

/** Hours for which it is shown before a pickup in the small hours, and after the planned end. */
const BEFORE_HOURS = 3;
const AFTER_HOURS = 2;

/**
 * Tells whether a customer sees the driver with their telephone, and the plate of the vehicle: on
 * the day of the ride in Paris, until it is over. The driver's number is personal data, which is
 * shown no longer than it serves (GDPR, article 5, 1 c).
 * @param ride.isDone its driver has said that it is over
 */
export function showsContact(
  booking: { status: BookingStatus; forceMajeureSince: Date | null },
  ride: { startAt: Date; endAt: Date; isDone: boolean },
  now: Date,
): boolean {
  const { status, forceMajeureSince } = booking;
  if (!isConfirmed(status) || wasMade(status) || forceMajeureSince || ride.isDone) return false;
  const dayBegins = endOfParisDay(daysLater(parisDate(ride.startAt), -1)).getTime();
  const from = Math.min(dayBegins, ride.startAt.getTime() - BEFORE_HOURS * HOUR);
  return now.getTime() >= from && now.getTime() < ride.endAt.getTime() + AFTER_HOURS * HOUR;
}
