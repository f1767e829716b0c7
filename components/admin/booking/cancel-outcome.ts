import type { StaffPage } from "@/lib/contract/booking-staff";
import type { CancelReason } from "@/lib/contract/booking-status";
import { indemnityOf, outcomeOf } from "@/lib/rules/booking/cancellation";
import { ridesOf } from "@/lib/rules/booking/ride-span";

const CENTS = 100;

type Cancelled = Pick<
  StaffPage,
  | "paid"
  | "refunded"
  | "deposit"
  | "total"
  | "status"
  | "kind"
  | "pickup"
  | "dropoff"
  | "startAt"
  | "returnAt"
  | "hours"
  | "durationMin"
  | "history"
  | "isSuspended"
>;

/**
 * What cancelling a booking now would give back, keep, and owe besides, in euros, by the rule that
 * the provider goes by.
 */
export function cancelOutcome(booking: Cancelled, reason: CancelReason, now: Date) {
  const { paid, refunded, deposit, total, status, history, isSuspended } = booking;
  const depositCents = Math.round(deposit * CENTS);
  const startAt = new Date(booking.startAt);
  const suspended = history.findLast(({ event }) => event === "SUSPEND");
  const { refundCents, keptCents } = outcomeOf({
    reason,
    paidCents: Math.round((paid - refunded) * CENTS),
    depositCents,
    totalCents: Math.round(total * CENTS),
    isConfirmed: history.some(({ event }) => event === "CONFIRM"),
    now,
    startAt,
    rides: ridesOf({
      ...booking,
      startAt,
      returnAt: booking.returnAt ? new Date(booking.returnAt) : null,
    }),
    forceMajeureSince: isSuspended && suspended ? new Date(suspended.at) : null,
  });
  const indemnity = indemnityOf({ reason, wasFinal: status === "FINAL", depositCents });
  return {
    refund: refundCents / CENTS,
    kept: keptCents / CENTS,
    indemnity: indemnity / CENTS,
  };
}
