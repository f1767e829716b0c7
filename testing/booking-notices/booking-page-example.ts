import type { BookingPage } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";

/** Writes a booking's calendar file, no longer than a mail needs it. */
export const CALENDAR = (method: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;

/** Builds the page of an unpaid transfer there and back, with something in every field. */
export function aPage(language: LanguageCode, change: Partial<BookingPage> = {}): BookingPage {
  const isFrench = language === "fr_FR";
  return {
    reference: "CN-7K2M9Q",
    status: "AWAITING_DEPOSIT",
    kind: "TRANSFER",
    service: null,
    pickup: NANTES_AIRPORT,
    dropoff: LA_BAULE,
    stops: [],
    startAt: "2026-11-25T10:00:00+01:00",
    returnAt: "2026-11-29T22:30:00+01:00",
    hours: null,
    passengers: 2,
    luggage: 1,
    drivers: [{ leg: "OUTBOUND", firstname: "Marc" }],
    progress: [],
    vehicle: { id: 1, name: isFrench ? "Berline" : "Saloon" },
    distanceKm: 72.4,
    durationMin: 65,
    lines: isFrench
      ? [
          { code: "DISTANCE", label: "Aller\u00a0: course de 72,4\u00a0km", amount: 144.8 },
          { code: "DISTANCE", label: "Retour\u00a0: course de 72,4\u00a0km", amount: 144.8 },
        ]
      : [
          { code: "DISTANCE", label: "Out: ride of 72.4\u00a0km", amount: 144.8 },
          { code: "DISTANCE", label: "Back: ride of 72.4\u00a0km", amount: 144.8 },
        ],
    total: 289.6,
    vat: 26.33,
    vatRate: 10,
    currency: "EUR",
    customer: { firstname: "Anne-Sophie", lastname: "Le Bihan", email: "anne@example.org" },
    deposit: 20,
    dueNow: 20,
    heldUntil: null,
    emissionsKg: 21.7,
    calendarFile: CALENDAR("PUBLISH"),
    bookedAt: "2026-11-20T10:00:00+01:00",
    cancelReason: null,
    paid: 0,
    refunded: 0,
    payUntil: "2026-11-22T10:00:00+01:00",
    withdrawUntil: "2026-12-05T00:00:00+01:00",
    changeUntil: "2026-11-24T10:00:00+01:00",
    asksIdentity: false,
    dueToReturn: 0,
    invoicedTo: null,
    indemnity: 0,
    travel: { flightNumber: "AF 1234", trainNumber: null },
    message: isFrench
      ? "Deux sièges enfant,\ns’il vous plaît."
      : "Two child seats,\nplease. We’ll have a pram.",
    proof: {
      operator: {
        name: "Chauffeur Nantais",
        address: "12 rue du Calvaire, 44000 Nantes",
        phone: "+33 2 40 00 00 00",
        email: "contact@chauffeur-prive.example",
      },
      vtcRegisterNumber: "EVTC044200001",
      siren: "900 000 001",
      customer: { name: "Anne-Sophie Le Bihan", phone: "+33639980102" },
      bookedAt: "2026-11-20T10:00:00+01:00",
      pickupAt: "2026-11-25T10:00:00+01:00",
      pickup: "Aéroport Nantes Atlantique, 44340 Bouguenais",
      meetingPoint: null,
      board: null,
    },
    documents: [],
    history: [
      {
        at: "2026-11-20T10:00:00+01:00",
        status: "HELD",
        by: "CUSTOMER",
        event: "BOOK",
        reason: null,
        amount: null,
      },
    ],
    may: { pay: true, change: true, cancel: true, withdraw: true },
    isSuspended: false,
    isUpcoming: true,
    isMine: false,
    ...change,
  };
}

export const PAID: Partial<BookingPage> = { paid: 20, dueNow: 0, payUntil: null };
