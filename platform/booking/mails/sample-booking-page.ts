import type { BookingPage } from "@/lib/contract/booking-page";
import type { Place } from "@/lib/contract/geography";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { bilingual } from "@/platform/mail/bilingual";
import { SAMPLE_ADDRESS, SAMPLE_CUSTOMER, SAMPLE_STATION } from "@/platform/mail/mail-sample";

const WORDS = bilingual({
  fr_FR: { vehicle: "Berline", line: "Course de 24 km" },
  en: { vehicle: "Saloon", line: "Ride of 24 km" },
});

const STATION: Place = {
  ...SAMPLE_STATION,
  kind: "STATION",
  country: SAMPLE_ADDRESS.country,
  lat: 47.2173,
  lng: -1.5417,
  signature: "",
};

const TOWN: Place = {
  label: `${SAMPLE_ADDRESS.city} (${SAMPLE_ADDRESS.postalCode})`,
  kind: "TOWN",
  postalCode: SAMPLE_ADDRESS.postalCode,
  city: SAMPLE_ADDRESS.city,
  country: SAMPLE_ADDRESS.country,
  lat: 47.1688,
  lng: -1.4697,
  signature: "",
  address: SAMPLE_ADDRESS.firstPart,
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Builds the page of a ride in a week, booked today and not yet paid for. */
export function sampleBookingPage(
  language: LanguageCode,
  now: Date,
  change: Partial<BookingPage>,
): BookingPage {
  // A ride of an invented customer begins on the hour.
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const inDays = (days: number) => parisIso(new Date(hour + days * DAY));
  const words = WORDS[language];
  return {
    reference: "7KQ2-MX4P",
    status: "AWAITING_DEPOSIT",
    kind: "TRANSFER",
    service: null,
    pickup: STATION,
    dropoff: TOWN,
    stops: [],
    startAt: inDays(7),
    returnAt: null,
    hours: null,
    passengers: 2,
    luggage: 2,
    drivers: [],
    progress: [],
    vehicle: { id: 1, name: words.vehicle },
    distanceKm: 24,
    durationMin: 32,
    lines: [{ code: "DISTANCE", label: words.line, amount: 72 }],
    total: 72,
    vat: 6.55,
    vatRate: 10,
    currency: "EUR",
    customer: SAMPLE_CUSTOMER,
    deposit: 20,
    dueNow: 20,
    heldUntil: null,
    emissionsKg: 4.3,
    calendarFile: "",
    bookedAt: inDays(0),
    cancelReason: null,
    paid: 0,
    refunded: 0,
    payUntil: inDays(2),
    withdrawUntil: null,
    changeUntil: inDays(6),
    asksIdentity: false,
    dueToReturn: 0,
    invoicedTo: null,
    indemnity: 0,
    travel: { flightNumber: null, trainNumber: null },
    message: null,
    proof: {
      operator: { name: "", address: "", phone: "", email: "" },
      vtcRegisterNumber: "",
      siren: "",
      customer: { name: "", phone: "" },
      bookedAt: inDays(0),
      pickupAt: inDays(7),
      pickup: "",
      meetingPoint: null,
      board: null,
    },
    documents: [],
    history: [
      {
        at: inDays(0),
        status: "HELD",
        by: "CUSTOMER",
        event: "BOOK",
        reason: null,
        amount: null,
      },
    ],
    may: { pay: true, change: true, cancel: true, withdraw: false },
    isSuspended: false,
    isUpcoming: true,
    isMine: false,
    ...change,
  };
}
