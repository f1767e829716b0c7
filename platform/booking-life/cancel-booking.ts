import { eq } from "drizzle-orm";
import type { Actor, CancelReason } from "@/lib/contract/booking-status";
import { isConfirmed } from "@/lib/rules/booking-state";
import { type Outcome, outcomeOf } from "@/lib/rules/cancellation";
import { releaseRides } from "@/platform/areas/booking/place-rides";
import { giveBack } from "@/platform/booking-life/give-back";
import type { Sql } from "@/platform/db/database";
import { ride } from "@/platform/db/schema/booking";
import { issueCreditNotes } from "@/platform/papers/issue-papers";
import type { Services } from "@/platform/services";
import { reasonWords } from "@/platform/words/cancel-reasons";
import { moneyOf } from "./booking-money";
import { type BookingRow, moveBooking } from "./move-booking";
import { tell } from "./tell";

/** What one would get back, were the booking cancelled now; in cents. Changes nothing. */
export async function outcomeNow(
  tx: Sql,
  row: BookingRow,
  reason: CancelReason,
  now: Date,
): Promise<Outcome & { paidCents: number }> {
  const { keptCents: paidCents } = await moneyOf(tx, row.id);
  const { depositCents, totalCents, startAt, status, forceMajeureSince } = row;
  const rides = await tx
    .select({ startAt: ride.startAt, endAt: ride.endAt })
    .from(ride)
    .where(eq(ride.idBooking, row.id));
  const outcome = outcomeOf({
    reason,
    paidCents,
    depositCents,
    totalCents,
    isConfirmed: isConfirmed(status),
    now,
    startAt,
    rides,
    forceMajeureSince,
  });
  return { ...outcome, paidCents };
}

/**
 * Cancels a booking in the caller's transaction: its vehicle is free, the money goes back that the
 * rules give back, with a credit note, and everybody is told.
 * @throws Refusal CONFLICT when it cannot be cancelled where it stands
 */
export async function cancelBooking(
  services: Services,
  tx: Sql,
  before: BookingRow,
  how: { reason: CancelReason; by: Actor; note?: string | undefined },
): Promise<{ booked: BookingRow; outcome: Outcome & { paidCents: number } }> {
  const at = services.clock.now();
  const outcome = await outcomeNow(tx, before, how.reason, at);
  const { reason } = how;
  await releaseRides(tx, before.id);
  let booked = await moveBooking(
    tx,
    before,
    "CANCEL",
    { at, ...how },
    {
      ...{ cancelReason: reason, payUntil: null },
      calendarSequence: before.calendarSequence + 1,
      // Whose quote it was has had no vehicle kept yet.
      ...(before.status === "QUOTED" ? { idVehicle: null } : {}),
    },
  );
  booked = await giveBack(services, tx, booked, { amountCents: outcome.refundCents, reason });
  const papers = await issueCreditNotes(services, tx, booked, {
    refundCents: outcome.refundCents,
    reason: reasonWords[booked.language][reason],
  });
  await tell(services, tx, booked, reason === "WITHDRAWN" ? "withdrawn" : "cancelled", {
    amountCents: outcome.refundCents,
    by: how.by,
    note: how.note,
    why: outcome.why,
    papers,
  });
  return { booked, outcome };
}
