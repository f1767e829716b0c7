import { eq } from "drizzle-orm";
import { placeLine } from "@/lib/rules/booking/place-line";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { phoneText } from "@/lib/rules/text/phone-text";
import { fareLines } from "@/platform/booking/quote/quote-view";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import { vehicles } from "@/platform/db/schema/booking";
import type { RideDocument } from "@/platform/db/schema/document-data";
import { documentLook, operatorOf } from "@/platform/document/operator";
import { PLAIN } from "@/platform/document/plain-document";

type Said = Pick<RideDocument, "kind" | "number" | "lines" | "totals"> & Partial<RideDocument>;

/** A document of a booking, with all that its kinds have in common. */
export async function bookingDocument(
  tx: Sql,
  row: BookingRow,
  at: Date,
  said: Said,
): Promise<RideDocument> {
  const { language } = row;
  const [vehicle] = row.idVehicle
    ? await tx.select().from(vehicles).where(eq(vehicles.id, row.idVehicle))
    : [];
  return {
    language,
    issuedAt: parisIso(at),
    seller: await operatorOf(tx, language),
    customer: {
      firstname: row.firstname,
      lastname: row.lastname,
      company: row.company,
      kind: row.customerKind,
      email: row.email,
      phone: phoneText(row.phone),
      address: row.address,
    },
    booking: {
      reference: row.reference,
      bookedAt: parisIso(row.createdAt),
      kind: row.kind,
      pickup: placeLine(row.pickup),
      meetingPoint: row.pickup.meetingPoint ?? null,
      board: row.pickup.board ?? null,
      stops: row.stops.map(placeLine),
      dropoff: row.dropoff && placeLine(row.dropoff),
      startAt: parisIso(row.startAt),
      returnAt: row.returnAt && parisIso(row.returnAt),
      hours: row.hours,
      passengers: row.passengers,
      luggage: row.luggage,
      vehicle: vehicle?.name[language] ?? "",
      distanceKm: row.distanceKm || null,
      flightNumber: row.flightNumber,
      trainNumber: row.trainNumber,
    },
    ...PLAIN,
    look: await documentLook(tx, language),
    ...said,
  };
}

/** The lines of a booking's price, and what they add up to. */
export function priceOf(row: BookingRow): Pick<RideDocument, "lines" | "totals"> {
  const { totalCents, vatCents, vatRate, language } = row;
  return {
    lines: fareLines(row.lines, language).map(({ label, amount }) => ({
      label,
      amountCents: Math.round(amount * 100),
    })),
    totals: { totalCents, vatCents, vatRate },
  };
}

/**
 * The booking proof, with the seven mentions of the arrêté of 6 August 2025: the reservation that
 * a driver has to be able to show. It follows the booking, and is no numbered document.
 */
export const proofOf = (tx: Sql, row: BookingRow, at: Date): Promise<RideDocument> =>
  bookingDocument(tx, row, at, {
    kind: "PROOF",
    number: row.reference,
    ...priceOf(row),
    lines: [],
  });
