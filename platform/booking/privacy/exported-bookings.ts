import { asc, eq, or } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import { bookingView } from "@/platform/booking/view/booking-view";
import type { Sql } from "@/platform/db/database";
import { bookings } from "@/platform/db/schema/booking";
import { exportedEvents } from "@/platform/purchase/exported-events";
import { exportedMoney } from "@/platform/purchase/exported-money";
import { isGuests } from "@/platform/purchase/is-guests";

/** What a member has booked, and what was booked under their address without an account. */
export async function exportedBookings(
  tx: Sql,
  { id, email }: Pick<User, "id" | "email">,
  language: LanguageCode,
) {
  const rows = await tx
    .select()
    .from(bookings)
    .where(or(eq(bookings.idUser, id), isGuests(bookings, email)))
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
    events: await exportedEvents(tx, { idBooking: row.id }),
    ...(await exportedMoney(tx, { idBooking: row.id })),
  };
}
