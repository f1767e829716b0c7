import { eq } from "drizzle-orm";
import type { Actor, CancelReason } from "@/lib/contract/booking-status";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { invoiceCredit, type Outcome, outcomeOf } from "@/lib/rules/booking/cancellation";
import { issueCreditNotes } from "@/platform/booking/documents/issue-credit-notes";
import { cancelReasonLabels } from "@/platform/booking/mails/cancel-reason-labels";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import { type BookingRow, rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { refundBooking } from "./refund-booking";

/** Outcome of cancelling a booking; in cents. */
interface CancelOutcome extends Outcome {
  paidCents: number;
  /** Sum taken off the monthly invoice that the ride is on. */
  creditCents: number;
}

/** Computes the outcome if the booking were cancelled now. Changes nothing. */
export async function outcomeNow(
  { monthlyInvoices }: Pick<Services, "monthlyInvoices">,
  tx: Sql,
  booking: BookingRow,
  { reason, now }: { reason: CancelReason; now: Date },
): Promise<CancelOutcome> {
  const { keptCents: paidCents } = await moneyOf(tx, booking.id);
  const { depositCents, totalCents, startAt, status, forceMajeureSince } = booking;
  const rideRows = await tx
    .select({ startAt: rides.startAt, endAt: rides.endAt })
    .from(rides)
    .where(eq(rides.idBooking, booking.id));
  const ended = {
    reason,
    paidCents,
    depositCents,
    totalCents,
    isConfirmed: isConfirmed(status),
    now,
    startAt,
    rides: rideRows,
    forceMajeureSince,
  };
  const claimCents = await monthlyInvoices.claimCents(tx, booking);
  return { ...outcomeOf(ended), paidCents, creditCents: invoiceCredit(ended, claimCents) };
}

/**
 * Cancels a booking in the caller's transaction: frees its vehicle, refunds by the rules, with a
 * credit note, corrects the monthly invoice that it is on, and tells everybody concerned.
 * @throws ApiError CONFLICT when its status does not allow it
 */
export async function cancelBooking(
  services: Services,
  tx: Sql,
  before: BookingRow,
  how: { reason: CancelReason; by: Actor; note?: string | undefined },
): Promise<{ booking: BookingRow; outcome: CancelOutcome }> {
  const at = services.clock.now();
  const { reason } = how;
  const outcome = await outcomeNow(services, tx, before, { reason, now: at });
  if (outcome.creditCents > 0) {
    await services.monthlyInvoices.creditRide(tx, before, {
      amountCents: outcome.creditCents,
      reason,
      now: at,
      receipt: `cancel:${before.reference}:${before.version}`,
      isHandedOver: false,
    });
  }
  await releaseRides(tx, before.id);
  let booking = await moveBooking(
    tx,
    before,
    "CANCEL",
    { at, ...how },
    {
      cancelReason: reason,
      payUntil: null,
      calendarSequence: before.calendarSequence + 1,
      // A quote holds no vehicle, so none is released.
      ...(before.status === "QUOTED" ? { idVehicle: null } : {}),
    },
  );
  booking = await refundBooking(services, tx, booking, {
    amountCents: outcome.refundCents,
    reason,
  });
  const documents = await issueCreditNotes(services, tx, booking, {
    refundCents: outcome.refundCents,
    reason: cancelReasonLabels[booking.language][reason],
  });
  await notifyBooking(services, tx, booking, reason === "WITHDRAWN" ? "withdrawn" : "cancelled", {
    amountCents: outcome.refundCents,
    by: how.by,
    note: how.note,
    why: outcome.why,
    documents,
  });
  return { booking, outcome };
}
