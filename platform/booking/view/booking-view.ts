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
import type { Money } from "@/platform/payment/money";
import { readSite } from "@/platform/site/read-site";
import { calendarFile } from "./calendar-file";

/** What a booking is seen with besides its row. */
export interface BookingFacts {
  /** In the order in which they are made. */
  rides: (typeof rides.$inferSelect)[];
  /** When the booking became as it is. */
  changedAt: Date;
  money: Money;
}

/**
 * What a customer sees of a booking, in a language.
 * @param facts as they are in the transaction; what is not given is read
 */
export async function bookingView(
  tx: Sql,
  booking: BookingRow,
  language: LanguageCode,
  facts: Partial<BookingFacts> = {},
): Promise<Booking> {
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === booking.idVehicle);
  const site = await readSite(tx);
  const rideRows = facts.rides ?? (await readRidesOf(tx, booking));
  const changedAt = facts.changedAt ?? (await lastChangeOf(tx, booking));
  const money = facts.money ?? (await moneyOf(tx, booking.id));
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
    calendarFile: calendarFile(booking, rideRows, site ?? { url: "", name: "" }, changedAt),
  };
}

/** The rides of a booking, in the order in which they are made. */
export const readRidesOf = (tx: Sql, booking: BookingRow): Promise<BookingFacts["rides"]> =>
  tx.select().from(rides).where(eq(rides.idBooking, booking.id)).orderBy(asc(rides.startAt));

/** When a booking became as it is. */
async function lastChangeOf(tx: Sql, booking: BookingRow): Promise<Date> {
  const [latest] = await tx
    .select({ at: bookingEvents.at })
    .from(bookingEvents)
    .where(eq(bookingEvents.idBooking, booking.id))
    .orderBy(desc(bookingEvents.sequence))
    .limit(1);
  return latest?.at ?? booking.createdAt;
}
