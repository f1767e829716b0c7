import type { CancelReason } from "@/lib/contract/booking-status";
import { bookingEnd } from "@/lib/rules/booking/booking-over";
import { nextStatus, wasMade } from "@/lib/rules/booking/booking-state";
import { mayEndForForceMajeure } from "@/lib/rules/booking/cancellation";
import { depositDeadline } from "@/lib/rules/calendar/working-days";
import type { BookingRow } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { bookingWithdrawal } from "./booking-withdrawal";

/** Tells whether the customer may cancel: before the ride, or 3 months into force majeure (§4). */
export function mayCustomerCancel(booking: BookingRow, now: Date): boolean {
  const { status, startAt, forceMajeureSince } = booking;
  if (!nextStatus(status, "CANCEL")) return false;
  if (now < startAt) return true;
  if (wasMade(status)) return false;
  return forceMajeureSince !== null && mayEndForForceMajeure(forceMajeureSince, now);
}

/** Lists the reasons for which the company may cancel a booking at an instant (§4). */
export function possibleReasons(booking: BookingRow, now: Date): CancelReason[] {
  if (!nextStatus(booking.status, "CANCEL")) return [];
  const { status, confirmedAt, forceMajeureSince } = booking;
  const hasBegun = booking.startAt <= now;
  const isDepositLate =
    status === "CONFIRMED" && confirmedAt !== null && now >= depositDeadline(confirmedAt);
  const isOver = wasMade(status);
  return [
    ...(isOver
      ? []
      : (["SERVICE_UNAVAILABLE", "NON_PAYMENT", "WRONG_ADDRESS", "EARLIER_DISPUTE"] as const)),
    ...(isDepositLate ? (["DEPOSIT_LATE"] as const) : []),
    ...(hasBegun ? (["CUSTOMER_ABSENT", "SELLER_LATE"] as const) : []),
    ...(forceMajeureSince && mayEndForForceMajeure(forceMajeureSince, now)
      ? (["FORCE_MAJEURE"] as const)
      : []),
    // Customers may ask by telephone for all that they may do on the site.
    ...(mayCustomerCancel(booking, now) ? (["BY_CUSTOMER"] as const) : []),
    ...(bookingWithdrawal(booking, bookingEnd(booking), now) === "OPEN"
      ? (["WITHDRAWN"] as const)
      : []),
  ];
}

/**
 * Refuses a reason for which the company may not cancel a booking at an instant.
 * @throws ApiError CONFLICT, which explains the refusal
 */
export function refuseReason(booking: BookingRow, reason: CancelReason, now: Date): void {
  if (possibleReasons(booking, now).includes(reason)) return;
  if (reason === "DEPOSIT_LATE") throw new ApiError("CONFLICT", "DEPOSIT_NOT_LATE_YET");
  if (reason === "FORCE_MAJEURE" && booking.forceMajeureSince) {
    throw new ApiError("CONFLICT", "FORCE_MAJEURE_TOO_SHORT");
  }
  throw new ApiError("CONFLICT", "REASON_NOT_POSSIBLE");
}
