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
 * Returns the end of a pay link made now: 48 hours, and never after the ride begins, nor after a
 * quote ends. A ride that was made already can still be paid.
 */
export function payLinkEnd(booking: Pick<BookingRow, "startAt">, now: Date): Date {
  const end = new Date(now.getTime() + PAY_LINK_TIME);
  return booking.startAt > now && booking.startAt < end ? booking.startAt : end;
}

/** Returns the booking's valid pay link, made anew when there is none. */
export const payLinkOf = (tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> =>
  goodPayLink(
    tx,
    booking.idSite,
    { idBooking: booking.id },
    { now, expiresAt: payLinkEnd(booking, now) },
  );

/** Makes the pay link of a booking that was just stored, and can have none yet. */
export const firstPayLink = (tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> =>
  newPayLink(tx, {
    idSite: booking.idSite,
    idBooking: booking.id,
    createdAt: now,
    expiresAt: payLinkEnd(booking, now),
  });

/** Makes a pay link with its full time, for a sum that has just come to be due. */
export async function freshPayLink(tx: Sql, booking: BookingRow, now: Date): Promise<PayLinkRow> {
  const expiresAt = payLinkEnd(booking, now);
  return goodPayLink(
    tx,
    booking.idSite,
    { idBooking: booking.id },
    { now, expiresAt, goodUntil: expiresAt },
  );
}

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
