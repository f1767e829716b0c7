import { eq } from "drizzle-orm";
import type { Actor, CancelReason } from "@/lib/contract/booking-status";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { type Outcome, outcomeOf } from "@/lib/rules/booking/cancellation";
import { issueCreditNotes } from "@/platform/booking/documents/issue-booking-documents";
import { cancelReasonLabels } from "@/platform/booking/mails/cancel-reason-labels";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { type BookingRow, moveBooking } from "@/platform/booking/record/move-booking";
import { releaseRides } from "@/platform/booking/schedule/place-rides";
import type { Sql } from "@/platform/db/database";
import { rides } from "@/platform/db/schema/booking";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { refundBooking } from "./refund-booking";

/** What one would get back, were the booking cancelled now; in cents. Changes nothing. */
export async function outcomeNow(
  tx: Sql,
  booking: BookingRow,
  reason: CancelReason,
  now: Date,
): Promise<Outcome & { paidCents: number }> {
  const { keptCents: paidCents } = await moneyOf(tx, booking.id);
  const { depositCents, totalCents, startAt, status, forceMajeureSince } = booking;
  const rideRows = await tx
    .select({ startAt: rides.startAt, endAt: rides.endAt })
    .from(rides)
    .where(eq(rides.idBooking, booking.id));
  const outcome = outcomeOf({
    reason,
    paidCents,
    depositCents,
    totalCents,
    isConfirmed: isConfirmed(status),
    now,
    startAt,
    rides: rideRows,
    forceMajeureSince,
  });
  return { ...outcome, paidCents };
}

/**
 * Cancels a booking in the caller's transaction: its vehicle is free, the money goes back that the
 * rules give back, with a credit note, and everybody is told.
 * @throws ApiError CONFLICT when it cannot be cancelled where it stands
 */
export async function cancelBooking(
  services: Services,
  tx: Sql,
  before: BookingRow,
  how: { reason: CancelReason; by: Actor; note?: string | undefined },
): Promise<{ booking: BookingRow; outcome: Outcome & { paidCents: number } }> {
  const at = services.clock.now();
  const outcome = await outcomeNow(tx, before, how.reason, at);
  const { reason } = how;
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
