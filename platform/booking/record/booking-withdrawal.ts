import { min } from "date-fns";
import { wasBooked, wasMade } from "@/lib/rules/booking/booking-state";
import { type WithdrawalRight, withdrawalRight } from "@/lib/rules/booking/withdrawal";
import type { BookingRow } from "@/platform/db/schema/booking";

/**
 * Tells whether the customer may withdraw from a booking at an instant; a request and a quote are
 * no contract yet. A ride counts as made once the company says so, or by the clock unless force
 * majeure holds it up.
 * @param endAt end of its last ride
 */
export function bookingWithdrawal(
  booking: BookingRow,
  endAt: Date,
  now: Date,
): WithdrawalRight | "ACTION_NOT_POSSIBLE" {
  const {
    status,
    idVehicle,
    customerKind,
    forceMajeureSince,
    termsAcceptedAt: orderedAt,
  } = booking;
  if (!wasBooked(status, idVehicle)) return "ACTION_NOT_POSSIBLE";
  const byTheClock = forceMajeureSince ? null : endAt;
  const performedAt = wasMade(status) ? min([endAt, now]) : byTheClock;
  return withdrawalRight({ customerKind, orderedAt, now, performedAt });
}
