import { asc, eq, inArray } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { BookingSeries } from "@/lib/contract/admin/booking-series";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { bookingSeries, seriesBookings } from "@/platform/db/schema/booking-series";
import type { Sql } from "@/platform/db/sql";

/** Reads the rides of the series that a booking is in, or was the first of; the earliest first. */
export async function seriesRows(
  tx: Sql,
  idBooking: number,
): Promise<{ ids: number[]; rows: BookingRow[] }> {
  const itsOwn = tx
    .select({ id: bookingSeries.id })
    .from(bookingSeries)
    .where(eq(bookingSeries.idBooking, idBooking));
  const itIsIn = tx
    .select({ id: seriesBookings.idSeries })
    .from(seriesBookings)
    .where(eq(seriesBookings.idBooking, idBooking));
  const found = (await union(itsOwn, itIsIn)).toSorted((a, b) => a.id - b.id);
  if (found.length === 0) return { ids: [], rows: [] };
  const ids = found.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ booking: bookings })
    .from(seriesBookings)
    .innerJoin(bookings, eq(bookings.id, seriesBookings.idBooking))
    .where(inArray(seriesBookings.idSeries, ids))
    .orderBy(asc(bookings.startAt));
  return { ids, rows: rows.map(({ booking }) => booking) };
}

export async function readSeries(tx: Sql, idBooking: number): Promise<BookingSeries> {
  const { ids, rows } = await seriesRows(tx, idBooking);
  return {
    id: ids.at(-1) ?? null,
    bookings: rows.map(({ id, reference, status, startAt, totalCents }) => ({
      id,
      reference,
      status,
      startAt: parisIso(startAt),
      total: eurosFromCents(totalCents),
    })),
  };
}
