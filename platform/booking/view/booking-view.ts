import { asc, desc, eq } from "drizzle-orm";
import type { Booking } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fareLines } from "@/platform/booking/quote/quote-view";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { heldFor } from "@/platform/booking/record/hold-vehicle";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import { bookingEvent, ride, vehicle } from "@/platform/db/schema/booking";
import { readSite } from "@/platform/site/read-site";
import { calendarFile } from "./calendar-file";

/** What a customer sees of a booking, in a language. */
export async function bookingAnswer(
  tx: Sql,
  row: BookingRow,
  language: LanguageCode,
): Promise<Booking> {
  const [its] = row.idVehicle
    ? await tx.select().from(vehicle).where(eq(vehicle.id, row.idVehicle))
    : [];
  const itsSite = await readSite(tx);
  const rides = await tx
    .select()
    .from(ride)
    .where(eq(ride.idBooking, row.id))
    .orderBy(asc(ride.startAt));
  const [latest] = await tx
    .select({ at: bookingEvent.at })
    .from(bookingEvent)
    .where(eq(bookingEvent.idBooking, row.id))
    .orderBy(desc(bookingEvent.sequence))
    .limit(1);
  const money = await moneyOf(tx, row.id);
  const { nowCents } = toPay(row, money);
  const heldUntil = heldFor(row, money.payments);
  const { reference, status, kind, pickup, dropoff, stops, hours, firstname, lastname, email } =
    row;
  return {
    reference,
    status,
    kind,
    pickup,
    dropoff,
    stops,
    startAt: parisIso(row.startAt),
    returnAt: row.returnAt && parisIso(row.returnAt),
    hours,
    passengers: row.passengers,
    luggage: row.luggage,
    vehicle: its ? { id: its.id, name: its.name[language] } : null,
    distanceKm: row.distanceKm,
    durationMin: row.durationMin,
    lines: fareLines(row.lines, language),
    total: eurosFromCents(row.totalCents),
    vat: eurosFromCents(row.vatCents),
    vatRate: row.vatRate,
    currency: "EUR",
    customer: { firstname, lastname, email },
    deposit: eurosFromCents(row.depositCents),
    dueNow: eurosFromCents(nowCents),
    heldUntil: heldUntil && parisIso(heldUntil),
    emissionsKg: row.emissionsKg,
    calendarFile: calendarFile(
      row,
      rides,
      itsSite ?? { url: "", name: "" },
      latest?.at ?? row.createdAt,
    ),
  };
}
