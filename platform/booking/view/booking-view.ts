import type { Booking, NewBooking } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { fareLines } from "@/platform/booking/quote/quote-view";
import { toPay } from "@/platform/booking/record/booking-money";
import { heldFor } from "@/platform/booking/record/hold-vehicle";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { readSite } from "@/platform/site/read-site";
import { type BookingFacts, readBookingFacts } from "./booking-facts";
import { calendarFile } from "./calendar-file";

/** Shows a new booking to a customer with an e-mail address, just after booking. */
export async function newBookingView(
  ...booked: Parameters<typeof bookingView>
): Promise<NewBooking> {
  const [, { email, key }] = booked;
  if (email === null) throw new Error("Nobody books on the site without an e-mail address");
  const view = await bookingView(...booked);
  return { ...view, customer: { ...view.customer, email }, key };
}

/**
 * Shows a booking to its customer, in a language.
 * @param known data that this transaction has just read or written of it; the rest is read
 */
export async function bookingView(
  tx: Sql,
  booking: BookingRow,
  language: LanguageCode,
  known: Partial<BookingFacts> = {},
): Promise<Booking> {
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === booking.idVehicle);
  const site = await readSite(tx);
  // Its documents are not shown here.
  const { rides, history, money } = await readBookingFacts(tx, booking, {
    documents: [],
    ...known,
  });
  const changedAt = history.at(-1)?.at ?? booking.createdAt;
  const { nowCents } = toPay(booking, money);
  const heldUntil = heldFor(booking, money.payments);
  const {
    reference,
    status,
    kind,
    service,
    pickup,
    dropoff,
    stops,
    hours,
    firstname,
    lastname,
    email,
  } = booking;
  return {
    reference,
    status,
    kind,
    service: service && { id: service.id, title: service.title[language] },
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
    calendarFile: calendarFile(booking, rides, site ?? { url: "", name: "" }, changedAt),
  };
}
