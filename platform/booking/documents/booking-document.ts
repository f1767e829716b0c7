import { placeLine } from "@/lib/rules/booking/place-line";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { phoneText } from "@/lib/rules/text/phone-text";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { fareLines } from "@/platform/booking/quote/quote-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { RideDocument } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentLook, operatorOf } from "@/platform/document/operator";
import { PLAIN } from "@/platform/document/plain-document";

type Said = Pick<RideDocument, "kind" | "number" | "lines" | "totals"> & Partial<RideDocument>;

export async function bookingDocument(
  tx: Sql,
  booking: BookingRow,
  at: Date,
  said: Said,
): Promise<RideDocument> {
  const { language } = booking;
  const vehicle = (await readVehicles(tx)).find(({ id }) => id === booking.idVehicle);
  return {
    language,
    issuedAt: parisIso(at),
    seller: await operatorOf(tx, language),
    customer: {
      firstname: booking.firstname,
      lastname: booking.lastname,
      company: booking.company,
      kind: booking.customerKind,
      email: booking.email,
      phone: phoneText(booking.phone),
      address: booking.address,
    },
    booking: {
      reference: booking.reference,
      bookedAt: parisIso(booking.createdAt),
      kind: booking.kind,
      service: booking.service?.title[language] ?? null,
      pickup: placeLine(booking.pickup),
      meetingPoint: booking.pickup.meetingPoint ?? null,
      board: booking.pickup.board ?? null,
      stops: booking.stops.map(placeLine),
      dropoff: booking.dropoff && placeLine(booking.dropoff),
      startAt: parisIso(booking.startAt),
      returnAt: booking.returnAt && parisIso(booking.returnAt),
      hours: booking.hours,
      passengers: booking.passengers,
      luggage: booking.luggage,
      vehicle: vehicle?.name[language] ?? "",
      distanceKm: booking.distanceKm || null,
      flightNumber: booking.flightNumber,
      trainNumber: booking.trainNumber,
    },
    ...PLAIN,
    look: await documentLook(tx, language),
    ...said,
  };
}

export function priceOf(booking: BookingRow): Pick<RideDocument, "lines" | "totals"> {
  const { totalCents, vatCents, vatRate, language } = booking;
  return {
    lines: fareLines(booking.lines, language).map(({ label, amount }) => ({
      label,
      amountCents: Math.round(amount * 100),
    })),
    totals: { totalCents, vatCents, vatRate },
  };
}

/**
 * Composes the booking proof, with the seven mentions of the arrêté of 6 August 2025: the
 * reservation that a driver has to be able to show. It follows the booking, and is no numbered
 * document.
 */
export const proofOf = (tx: Sql, booking: BookingRow, at: Date): Promise<RideDocument> =>
  bookingDocument(tx, booking, at, {
    kind: "PROOF",
    number: booking.reference,
    ...priceOf(booking),
    lines: [],
  });
