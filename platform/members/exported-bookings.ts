import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import { bookingAnswer } from "@/platform/areas/booking/booking-answer";
import { moneyOf } from "@/platform/booking-life/booking-money";
import type { BookingRow } from "@/platform/booking-life/move-booking";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { papersOf } from "@/platform/papers/issue-papers";

/** What a member has booked, and what was booked under their address without an account. */
export async function exportedBookings(
  tx: Sql,
  { id, email }: Pick<User, "id" | "email">,
  language: LanguageCode,
) {
  const guests = and(isNull(booking.idUser), eq(sql`lower(${booking.email})`, email));
  const rows = await tx
    .select()
    .from(booking)
    .where(or(eq(booking.idUser, id), guests))
    .orderBy(asc(booking.createdAt), asc(booking.id));
  const exported = [];
  for (const row of rows) exported.push(await exportedBooking(tx, row, language));
  return exported;
}

async function exportedBooking(tx: Sql, row: BookingRow, language: LanguageCode) {
  const { calendarFile: _file, customer, ...booked } = await bookingAnswer(tx, row, language);
  const { phone, customerKind: kind, company, address, flightNumber, trainNumber } = row;
  const { payments } = await moneyOf(tx, row.id);
  const papers = await papersOf(tx, row.id);
  return {
    ...booked,
    bookedAt: parisIso(row.createdAt),
    cancelReason: row.cancelReason,
    customer: { ...customer, phone, kind, company, address },
    travel: { flightNumber, trainNumber },
    message: row.message,
    payments: payments.map((one) => ({
      purpose: one.purpose,
      method: one.method,
      status: one.status,
      amount: eurosFromCents(one.amountCents),
      refunded: eurosFromCents(one.refundedCents),
      startedAt: parisIso(one.createdAt),
      settledAt: one.settledAt && parisIso(one.settledAt),
    })),
    papers: papers.map(({ number, issuedAt, data }) => ({
      kind: data.kind,
      number,
      issuedAt: parisIso(issuedAt),
      total: eurosFromCents(data.totals.totalCents),
    })),
  };
}
