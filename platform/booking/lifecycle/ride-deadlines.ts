import { depositDeadline } from "@/lib/rules/calendar/working-days";
import { endOf } from "@/platform/booking/record/last-ride-end";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineKind } from "@/platform/jobs/deadline-work";
import { setDeadline, setDeadlines, type WantedDeadline } from "@/platform/jobs/set-deadline";

const HOUR = 60 * 60_000;

/** Times of the reminder before a ride, and of its completion after its end. */
const REMINDER_BEFORE = 24 * HOUR;
const COMPLETE_AFTER = 2 * HOUR;

/**
 * Sets the deadlines of a booking's rides; again when these have changed.
 * @param endAt end of the last ride
 */
export const setRideDeadlines = (
  tx: Sql,
  booking: BookingRow,
  endAt: Date,
  now: Date,
): Promise<void> => setDeadlines(tx, rideDeadlines(booking, endAt, now));

export function rideDeadlines(booking: BookingRow, endAt: Date, now: Date): WantedDeadline[] {
  const { idSite, id: idBooking, startAt } = booking;
  const subject = String(idBooking);
  const at = (kind: DeadlineKind, dueAt: Date) => ({ idSite, kind, subject, idBooking, dueAt });
  const remindAt = new Date(startAt.getTime() - REMINDER_BEFORE);
  return [
    // A ride that was booked for tomorrow needs no reminder today.
    ...(remindAt > now ? [at("REMINDER", remindAt)] : []),
    at("START", startAt),
    at("COMPLETE", completionOf(endAt)),
  ];
}

/** Sets the completion of a ride; again for a booking that has become final after its time. */
export async function setCompletion(tx: Sql, booking: BookingRow): Promise<void> {
  const { idSite, id: idBooking } = booking;
  const dueAt = completionOf(await endOf(tx, booking));
  await setDeadline(tx, {
    idSite,
    kind: "COMPLETE",
    subject: String(idBooking),
    idBooking,
    dueAt,
  });
}

const completionOf = (endAt: Date) => new Date(endAt.getTime() + COMPLETE_AFTER);

/** Sets the deadline of the deposit: fifteen working days (§4) after the company's confirmation. */
export async function setDepositDeadline(tx: Sql, booking: BookingRow): Promise<void> {
  const { idSite, id: idBooking, status, confirmedAt } = booking;
  if (status !== "CONFIRMED" || !confirmedAt) return;
  const dueAt = depositDeadline(confirmedAt);
  const subject = String(idBooking);
  await setDeadline(tx, { idSite, kind: "DEPOSIT_LATE", subject, idBooking, dueAt });
}
