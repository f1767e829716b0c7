import { depositDeadline } from "@/lib/rules/calendar/working-days";
import { endOf } from "@/platform/booking/record/last-ride-end";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import type { DeadlineKind } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";

const HOUR = 60 * 60_000;

/** The day before, and how long after its end a ride counts as made. */
const REMINDER_BEFORE = 24 * HOUR;
const COMPLETE_AFTER = 2 * HOUR;

/** Sets what happens at the times of a booking's rides; again when these have changed. */
export async function setRideDeadlines(tx: Sql, booking: BookingRow, now: Date): Promise<void> {
  const { idSite, id: idBooking, startAt } = booking;
  const at = (kind: DeadlineKind, dueAt: Date) =>
    setDeadline(tx, { idSite, kind, subject: String(idBooking), idBooking, dueAt });
  const remindAt = new Date(startAt.getTime() - REMINDER_BEFORE);
  // A ride that was booked for tomorrow needs no reminder today.
  if (remindAt > now) await at("REMINDER", remindAt);
  await at("START", startAt);
  await setCompletion(tx, booking);
}

/** Sets when a ride counts as made; again for one that has become final after its time. */
export async function setCompletion(tx: Sql, booking: BookingRow): Promise<void> {
  const { idSite, id: idBooking } = booking;
  const dueAt = new Date((await endOf(tx, booking)).getTime() + COMPLETE_AFTER);
  await setDeadline(tx, {
    idSite,
    kind: "COMPLETE",
    subject: String(idBooking),
    idBooking,
    dueAt,
  });
}

/** Fifteen working days (§4) after the company's word on a booking that is not paid for yet. */
export async function setDepositDeadline(tx: Sql, booking: BookingRow): Promise<void> {
  const { idSite, id: idBooking, status, confirmedAt } = booking;
  if (status !== "CONFIRMED" || !confirmedAt) return;
  const dueAt = depositDeadline(confirmedAt);
  const subject = String(idBooking);
  await setDeadline(tx, { idSite, kind: "DEPOSIT_LATE", subject, idBooking, dueAt });
}
