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
import { bookingEvents, rides, vehicles } from "@/platform/db/schema/booking";
import { readSite } from "@/platform/site/read-site";
import { calendarFile } from "./calendar-file";

/** What a customer sees of a booking, in a language. */
export async function bookingView(
  tx: Sql,
  row: BookingRow,
  language: LanguageCode,
): Promise<Booking> {
  const [vehicle] = row.idVehicle
    ? await tx.select().from(vehicles).where(eq(vehicles.id, row.idVehicle))
    : [];
  const site = await readSite(tx);
  const rideRows = await tx
    .select()
    .from(rides)
    .where(eq(rides.idBooking, row.id))
    .orderBy(asc(rides.startAt));
  const [latest] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(eq(bookingEvents.idBooking, row.id))
    .orderBy(desc(bookingEvents.sequence))
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
    vehicle: vehicle ? { id: vehicle.id, name: vehicle.name[language] } : null,
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
      rideRows,
      site ?? { url: "", name: "" },
      latest?.at ?? row.createdAt,
    ),
  };
}
