import type { Proof } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { placeLine } from "@/lib/rules/booking/place-line";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { fullName } from "@/lib/rules/text/full-name";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { operatorOf } from "@/platform/document/operator";

/** Composes the seven mentions of the arrêté of 6 August 2025. */
export async function proofMentions(
  tx: Sql,
  booking: BookingRow,
  language: LanguageCode,
): Promise<Proof> {
  const { name, legalName, headOffice, phone, email, vtcRegisterNumber, siren } = await operatorOf(
    tx,
    language,
  );
  return {
    operator: {
      name: name || (legalName ?? ""),
      address: headOffice ?? "",
      phone: phone ?? "",
      email: email ?? "",
    },
    vtcRegisterNumber: vtcRegisterNumber ?? "",
    siren: siren ?? "",
    customer: { name: fullName(booking), phone: booking.phone },
    bookedAt: parisIso(booking.createdAt),
    pickupAt: parisIso(booking.startAt),
    pickup: placeLine(booking.pickup),
    meetingPoint: booking.pickup.meetingPoint ?? null,
    board: booking.pickup.board ?? null,
  };
}
