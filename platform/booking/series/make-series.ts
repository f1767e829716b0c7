import { eq } from "drizzle-orm";
import { type MadeSeries, MOST_RIDES, type NewSeries } from "@/lib/contract/admin/booking-series";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { weeklyDays } from "@/lib/rules/calendar/weekly-days";
import { takeBooking } from "@/platform/booking/lifecycle/take-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import { bookingSeries, seriesBookings } from "@/platform/db/schema/booking-series";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { Ordering } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { notifySeries } from "./notify-series";
import { problemOf } from "./problem-of";
import { readSeries } from "./read-series";
import { orderOnDay, rideOnDay } from "./series-order";

export interface SeriesOrder extends Ordering {
  series: NewSeries;
  /** Address of its author. */
  by: string;
  /** Records that a ride of it was booked, in the same transaction. */
  recordAct: (tx: Sql, booking: BookingRow) => Promise<void>;
}

/**
 * Books a ride again on each of the possible days, each a booking of its own; for the others it
 * returns the reason. A repeated key goes on with the series that it began, and books no day twice.
 * Its customer is told once, of all of them.
 * @throws ApiError INVALID_FIELDS for a day that the rule does not give
 */
export async function makeSeries(
  services: Services,
  booking: BookingRow,
  order: SeriesOrder,
): Promise<MadeSeries> {
  const { idSite, language, series } = order;
  const known = weeklyDays(parisDate(booking.startAt), series, MOST_RIDES);
  if (series.days.some((day) => !known.includes(day))) throw invalidFields({ days: "INVALID" });
  const idSeries = await services.database.inSite(idSite, (tx) =>
    beginSeries(tx, booking, order, services.clock.now()),
  );
  const refused: MadeSeries["refused"] = [];
  for (const day of [...new Set(series.days)].sort()) {
    const problem = await bookDay(services, booking, { ...order, idSeries, day });
    if (problem) refused.push({ day, problem: problemOf(problem, language) });
  }
  return services.database.inSite(idSite, async (tx) => {
    await notifySeries(services, tx, idSeries);
    return { ...(await readSeries(tx, booking.id)), refused };
  });
}

/** Books the ride on a day of its series. @returns the reason where it could not */
async function bookDay(
  services: Services,
  booking: BookingRow,
  order: SeriesOrder & { idSeries: number; day: string },
): Promise<ApiError | undefined> {
  const { idSite, language, network, key, series, recordAct, idSeries, day } = order;
  const ride = rideOnDay(booking, day);
  if (!ride) return invalidFields({ startAt: "INVALID" });
  try {
    await takeBooking(services, {
      idSite,
      language,
      idUser: booking.idUser,
      network,
      key: `${key}:${day}`,
      order: orderOnDay(booking, ride, series.payBy),
      isOfSeries: true,
      recordAct: async (tx, made) => {
        await tx.insert(seriesBookings).values({ idSite, idSeries, day, idBooking: made.id });
        await recordAct(tx, made);
      },
    });
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

async function beginSeries(
  tx: Sql,
  { id: idBooking, idSite }: BookingRow,
  { key, series, by }: SeriesOrder,
  now: Date,
): Promise<number> {
  await tx
    .insert(bookingSeries)
    .values({
      idSite,
      idBooking,
      idempotencyKey: key,
      weekdays: series.weekdays,
      untilDay: series.until,
      by,
      createdAt: now,
    })
    .onConflictDoNothing();
  const [row] = await tx.select().from(bookingSeries).where(eq(bookingSeries.idempotencyKey, key));
  if (!row) throw new Error("The series was not stored");
  if (row.idBooking !== idBooking) throw new ApiError("CONFLICT", "IDEMPOTENCY_KEY_REUSED");
  return row.id;
}
