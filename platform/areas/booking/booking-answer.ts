import { asc, eq } from "drizzle-orm";
import type { Booking } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import type { Sql } from "@/platform/db/database";
import { type booking, ride, vehicle } from "@/platform/db/schema/booking";
import { site } from "@/platform/db/schema/site";
import { calendarFile } from "./calendar-file";
import { fareLines } from "./quote-answer";

/** What a customer sees of a booking, in a language. */
export async function bookingAnswer(
  tx: Sql,
  row: typeof booking.$inferSelect,
  language: LanguageCode,
): Promise<Booking> {
  const [itsVehicle] = await tx.select().from(vehicle).where(eq(vehicle.id, row.idVehicle));
  const [itsSite] = await tx.select().from(site);
  const rides = await tx
    .select()
    .from(ride)
    .where(eq(ride.idBooking, row.id))
    .orderBy(asc(ride.startAt));
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
    vehicle: { id: row.idVehicle, name: itsVehicle?.name[language] ?? "" },
    distanceKm: row.distanceKm,
    durationMin: row.durationMin,
    lines: fareLines(row.lines, language),
    total: eurosFromCents(row.totalCents),
    vat: eurosFromCents(row.vatCents),
    vatRate: row.vatRate,
    currency: "EUR",
    customer: { firstname, lastname, email },
    calendarFile: calendarFile(row, rides, itsSite ?? { url: "", name: "" }),
  };
}
