import { asc, eq, or } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bookingView } from "@/platform/booking/view/booking-view";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { identityChecks } from "@/platform/db/schema/customer";
import type { Sql } from "@/platform/db/sql";
import { exportedEvents } from "@/platform/purchase/exported-events";
import { exportedMoney } from "@/platform/purchase/exported-money";
import { isGuests } from "@/platform/purchase/is-guests";

/** Exports a customer's bookings: those of their account, and guest ones at their address. */
export async function exportedBookings(
  tx: Sql,
  { id, address }: { id: number | undefined; address: string },
  language: LanguageCode,
) {
  const rows = await tx
    .select()
    .from(bookings)
    .where(or(id === undefined ? undefined : eq(bookings.idUser, id), isGuests(bookings, address)))
    .orderBy(asc(bookings.createdAt), asc(bookings.id));
  const exported = [];
  for (const row of rows) exported.push(await exportedBooking(tx, row, language));
  return exported;
}

async function exportedBooking(tx: Sql, row: BookingRow, language: LanguageCode) {
  const { calendarFile: _file, customer, ...booking } = await bookingView(tx, row, language);
  const { phone, customerKind: kind, company, address, flightNumber, trainNumber } = row;
  return {
    ...booking,
    bookedAt: parisIso(row.createdAt),
    cancelReason: row.cancelReason,
    customer: { ...customer, phone, kind, company, address },
    travel: { flightNumber, trainNumber },
    message: row.message,
    notes: await exportedNotes(tx, row.id),
    identityCheck: await identityCheckOf(tx, row.id),
    events: await exportedEvents(tx, { idBooking: row.id }),
    ...(await exportedMoney(tx, { idBooking: row.id })),
  };
}

/** Exports the staff's notes: a copy of a customer's data holds them (GDPR, article 15). */
async function exportedNotes(tx: Sql, idBooking: number) {
  const rows = await tx
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.idBooking, idBooking))
    .orderBy(asc(bookingNotes.at), asc(bookingNotes.id));
  return rows.map(({ at, text }) => ({ at: parisIso(at), text }));
}

/** Exports the date and kind of the identity document seen for a booking; no copy of it is kept. */
async function identityCheckOf(tx: Sql, idBooking: number) {
  const [check] = await tx
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.idBooking, idBooking));
  return check ? { at: parisIso(check.at), document: check.document } : null;
}
