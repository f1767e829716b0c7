import { asc, desc, eq } from "drizzle-orm";
import type { Booking } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { fareLines } from "@/platform/booking/quote/quote-view";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { heldFor } from "@/platform/booking/record/hold-vehicle";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import { bookingEvents, rides } from "@/platform/db/schema/booking";
import { readSite } from "@/platform/site/read-site";
import { calendarFile } from "./calendar-file";

/** What a customer sees of a booking, in a language. */
export async function bookingView(
  tx: Sql,
  booking: BookingRow,
  language: LanguageCode,
): Promise<Booking> {
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === booking.idVehicle);
  const site = await readSite(tx);
  const rideRows = await tx
    .select()
    .from(rides)
    .where(eq(rides.idBooking, booking.id))
    .orderBy(asc(rides.startAt));
  const [latest] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(eq(bookingEvents.idBooking, booking.id))
    .orderBy(desc(bookingEvents.sequence))
    .limit(1);
  const money = await moneyOf(tx, booking.id);
  const { nowCents } = toPay(booking, money);
  const heldUntil = heldFor(booking, money.payments);
  const { reference, status, kind, pickup, dropoff, stops, hours, firstname, lastname, email } =
    booking;
  return {
    reference,
    status,
    kind,
    pickup,
    dropoff,
    stops,
    startAt: parisIso(booking.startAt),
    returnAt: booking.returnAt && parisIso(booking.returnAt),
    hours,
    passengers: booking.passengers,
    luggage: booking.luggage,
    vehicle: vehicle ? { id: vehicle.id, name: vehicle.name[language] } : null,
    distanceKm: booking.distanceKm,
    durationMin: booking.durationMin,
    lines: fareLines(booking.lines, language),
    total: eurosFromCents(booking.totalCents),
    vat: eurosFromCents(booking.vatCents),
    vatRate: booking.vatRate,
    currency: "EUR",
    customer: { firstname, lastname, email },
    deposit: eurosFromCents(booking.depositCents),
    dueNow: eurosFromCents(nowCents),
    heldUntil: heldUntil && parisIso(heldUntil),
    emissionsKg: booking.emissionsKg,
    calendarFile: calendarFile(
      booking,
      rideRows,
      site ?? { url: "", name: "" },
      latest?.at ?? booking.createdAt,
    ),
  };
}
