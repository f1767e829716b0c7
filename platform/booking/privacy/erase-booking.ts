import { eq, like } from "drizzle-orm";
import { bookingEnd } from "@/lib/rules/booking/booking-over";
import { mayReturn } from "@/lib/rules/booking/booking-state";
import { erasureDue } from "@/lib/rules/privacy/erasure";
import { dropIdentityCopies } from "@/platform/booking/identity/identity-copies";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, bookingEvents, bookings, rides } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { deadlines } from "@/platform/db/schema/deadline";
import { documents } from "@/platform/db/schema/document";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { forgetReviewAuthor } from "@/platform/purchase/forget-review-author";
import { isMembers, isStillUnderWay } from "@/platform/purchase/is-still-under-way";
import { anonymousBooking, cityPoint } from "./anonymous-booking";

/**
 * Removes the customer's name and all messages from a booking of a deleted space. A booking with an
 * issued document keeps the data printed on it. A booking that is not over waits for its end, and
 * one that belongs to a member again is left as it is.
 */
export const eraseBooking: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, idBooking, subject }) => {
    const now = clock.now();
    const booking = await lockBooking(tx, idBooking ?? Number(subject));
    if (!(await isMembers(tx, booking))) {
      if (!(await isOver(tx, booking, now))) {
        const end = new Date(Math.max(bookingEnd(booking).getTime(), now.getTime()));
        const deadline = { idSite, kind: "ERASE_BOOKING", subject, idBooking: booking.id } as const;
        return setDeadline(tx, { ...deadline, dueAt: erasureDue(end) });
      }
      await erase(tx, booking, now);
    }
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};

/** Tells whether nothing can come of a booking any more, and all is told and paid back. */
async function isOver(tx: Sql, booking: BookingRow, now: Date): Promise<boolean> {
  const { id, status, cancelReason, startAt } = booking;
  if (!["INVOICED", "CANCELLED", "EXPIRED"].includes(status)) return false;
  if (mayReturn(status, cancelReason) && startAt > now) return false;
  return !(await isStillUnderWay(tx, { idBooking: id }, mailsOf(booking)));
}

const mailsOf = ({ reference }: BookingRow) => like(outbox.event, `booking:${reference}:%`);

async function erase(tx: Sql, booking: BookingRow, now: Date): Promise<void> {
  const isThisBooking = eq(bookings.id, booking.id);
  await tx
    .update(bookings)
    .set({ erasedAt: now, message: null, flightNumber: null, trainNumber: null })
    .where(isThisBooking);
  await tx.update(bookingEvents).set({ note: null }).where(eq(bookingEvents.idBooking, booking.id));
  await tx.delete(bookingNotes).where(eq(bookingNotes.idBooking, booking.id));
  await forgetReviewAuthor(tx, { idBooking: booking.id });
  await dropIdentityCopies({ tx, idSite: booking.idSite, now }, booking.id);
  await tx.delete(outbox).where(mailsOf(booking));
  if ((await tx.$count(documents, eq(documents.idBooking, booking.id))) > 0) return;
  await tx.update(bookings).set(anonymousBooking(booking)).where(isThisBooking);
  for (const ride of await tx.select().from(rides).where(eq(rides.idBooking, booking.id))) {
    const [origin, destination] = [cityPoint(ride.origin), cityPoint(ride.destination)];
    await tx.update(rides).set({ origin, destination }).where(eq(rides.id, ride.id));
  }
}
