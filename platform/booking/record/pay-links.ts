import { eq } from "drizzle-orm";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";
import {
  goodPayLink,
  newPayLink,
  PAY_LINK_TIME,
  type PayLinkRow,
} from "@/platform/payment/pay-link";

/**
 * Until when a pay link made now is good: 48 hours, and never longer than the ride is to come, nor
 * than a quote is valid. A ride that was made already can still be paid.
 */
export function payLinkEnd(booking: Pick<BookingRow, "startAt">, now: Date): Date {
  const end = new Date(now.getTime() + PAY_LINK_TIME);
  return booking.startAt > now && booking.startAt < end ? booking.startAt : end;
}

/** The booking's pay link that is good now, made anew when there is none. */
export const payLinkOf = (tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> =>
  goodPayLink(
    tx,
    booking.idSite,
    { idBooking: booking.id },
    { now, expiresAt: payLinkEnd(booking, now) },
  );

/** The pay link of a booking that was just stored, and can have none yet. */
export const firstPayLink = (tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> =>
  newPayLink(tx, {
    idSite: booking.idSite,
    idBooking: booking.id,
    createdAt: now,
    expiresAt: payLinkEnd(booking, now),
  });

/** A pay link with all its time before it, for what has just come to be due. */
export async function freshPayLink(tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> {
  const expiresAt = payLinkEnd(booking, now);
  return goodPayLink(
    tx,
    booking.idSite,
    { idBooking: booking.id },
    { now, expiresAt, goodUntil: expiresAt },
  );
}

/** Sets when an unpaid booking lets its vehicle go. */
export async function expireAt(tx: Sql, booking: BookingRow, dueAt: Date): Promise<BookingRow> {
  const { idSite, id: idBooking } = booking;
  await tx.update(bookings).set({ payUntil: dueAt }).where(eq(bookings.id, booking.id));
  await setDeadline(tx, {
    idSite,
    kind: "PAY_LINK_OVER",
    subject: String(idBooking),
    idBooking,
    dueAt,
  });
  return { ...booking, payUntil: dueAt };
}
