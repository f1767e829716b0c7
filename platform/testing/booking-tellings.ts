import type { BookingPage } from "@/lib/contract/booking-page";
import { type CancelReason, cancelReason } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import type { OutcomeWhy } from "@/lib/rules/cancellation";
import type { BookingMessage, Telling } from "@/platform/mail/booking-messages";
import type { TellingDetails, Told } from "@/platform/mail/booking-told";
import type { MailIdentity } from "@/platform/mail/mail-identity";
import { aPaper } from "./paper-example";
import { LA_BAULE, NANTES_AIRPORT } from "./ride-order";

/** Something to tell of a booking, in a language. */
export interface TellingCase {
  name: string;
  language: LanguageCode;
  message: BookingMessage;
  telling: Telling;
}

const SITE_URL = "https://www.chauffeur-prive.example";

const anIdentity = (language: LanguageCode): MailIdentity & { email: string } => ({
  language,
  companyName: "Chauffeur Nantais",
  email: "contact@chauffeur-prive.example",
  phone: "+33 2 40 00 00 00",
  siteUrl: SITE_URL,
  reviewUrl: "https://avis.example/chauffeur-nantais",
  colours: { header: "#121212", onHeader: "#FFFFFF", accent: "#D4AF37", onAccent: "#000000" },
});

const CALENDAR = (method: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nEND:VCALENDAR\r\n`;

function aPage(language: LanguageCode, change: Partial<BookingPage> = {}): BookingPage {
  const isFrench = language === "fr_FR";
  return {
    reference: "CN-7K2M9Q",
    status: "AWAITING_DEPOSIT",
    kind: "TRANSFER",
    pickup: NANTES_AIRPORT,
    dropoff: LA_BAULE,
    stops: [],
    startAt: "2026-11-25T10:00:00+01:00",
    returnAt: "2026-11-29T22:30:00+01:00",
    hours: null,
    passengers: 2,
    luggage: 1,
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
    isUpcoming: true,
    isMine: false,
    ...change,
  };
}

const PAID: Partial<BookingPage> = { paid: 20, dueNow: 0, payUntil: null };

const ended = (reason: CancelReason, at = "2026-11-21T18:30:00+01:00"): Partial<BookingPage> => ({
  status: "CANCELLED",
  cancelReason: reason,
  dueNow: 0,
  payUntil: null,
  calendarFile: CALENDAR("CANCEL"),
  may: { pay: false, change: false, cancel: false, withdraw: false },
  history: [
    { at, status: "CANCELLED", by: "CUSTOMER", event: "CANCEL", reason, amount: null },
    { at, status: "CANCELLED", by: "SYSTEM", event: "REFUND", reason, amount: 20 },
  ],
});

function aTold(language: LanguageCode, page: BookingPage, papers: number): Told {
  const prefix = language === "en" ? "/en" : "";
  const key = "T2VuX3Jlc2VydmF0aW9uX2ltcHJlX2tl";
  const paper = aPaper({ kind: "INVOICE" });
  const isPaid = page.total <= page.paid - page.refunded || page.status === "CANCELLED";
  return {
    page,
    sequence: 3,
    key,
    companyKey: "ZGVfbGFfcGFydF9kZV9sYV9zb2Np",
    links: {
      booking: `${SITE_URL}${prefix}/booking/${page.reference}?key=${key}`,
      pay: isPaid ? null : `${SITE_URL}${prefix}/payment/cGFpZW1lbnRfZGVfbGFfcmVzZXJ2`,
      company: `${SITE_URL}/booking/${page.reference}/company?key=ZGVfbGFfcGFydF9kZV9sYV9zb2Np`,
      withdraw: `${SITE_URL}${prefix}/booking/${page.reference}?key=${key}#withdrawal`,
      contact: `${SITE_URL}${prefix}/contacter-votre-chauffeur-prive?reference=${page.reference}`,
    },
    proof: page.vehicle ? aPaper({ kind: "PROOF" }) : null,
    papers: Array.from({ length: papers }, () => ({
      filename: `${paper.number}.pdf`,
      data: paper,
    })),
    phone: "+33639980102",
    company: null,
  };
}

/** A case as it is written below: what differs from a transfer there and back, not paid yet. */
interface Draft {
  page?: Partial<BookingPage>;
  before?: Partial<BookingPage>;
  details?: TellingDetails;
  papers?: number;
  company?: string;
}

const WHY: Record<CancelReason, { why: OutcomeWhy; amountCents: number }> = {
  CARD_REFUSED: { why: "NOTHING_OWED", amountCents: 0 },
  DEPOSIT_LATE: { why: "NOTHING_OWED", amountCents: 0 },
  NON_PAYMENT: { why: "NOTHING_OWED", amountCents: 0 },
  WRONG_ADDRESS: { why: "SELLER_ENDED", amountCents: 2000 },
  EARLIER_DISPUTE: { why: "SELLER_ENDED", amountCents: 2000 },
  SERVICE_UNAVAILABLE: { why: "SELLER_ENDED", amountCents: 2000 },
  NOT_CONFIRMED: { why: "NOT_YET_CONFIRMED", amountCents: 2000 },
  BY_CUSTOMER: { why: "DEPOSIT_KEPT", amountCents: 0 },
  CUSTOMER_ABSENT: { why: "DEPOSIT_KEPT", amountCents: 0 },
  SELLER_LATE: { why: "SELLER_LATE", amountCents: 2000 },
  FORCE_MAJEURE: { why: "FORCE_MAJEURE", amountCents: 2000 },
  WITHDRAWN: { why: "WITHDRAWN", amountCents: 2000 },
  SLOT_LOST: { why: "SELLER_ENDED", amountCents: 2000 },
};

function cancelledFor(reason: CancelReason): Draft {
  const { why, amountCents } = WHY[reason];
  const paid = why === "NOTHING_OWED" ? 0 : 20;
  return {
    page: { ...ended(reason), paid, refunded: amountCents / 100 },
    details: { why, amountCents, by: "CUSTOMER" },
    papers: amountCents > 0 ? 1 : 0,
  };
}

const DRAFTS: [name: string, message: BookingMessage, draft: Draft][] = [
  ["received, deposit due", "received", {}],
  [
    "received by a business, all due, soon",
    "received",
    {
      page: {
        returnAt: null,
        total: 144.8,
        dueNow: 144.8,
        withdrawUntil: null,
        may: { pay: true, change: true, cancel: true, withdraw: false },
        payUntil: null,
      },
      company: "Les Chantiers & Fils",
    },
  ],
  [
    "received, a hire, nothing due",
    "received",
    {
      page: {
        kind: "HIRE",
        dropoff: null,
        returnAt: null,
        hours: 3.5,
        distanceKm: 0,
        dueNow: 0,
        travel: { flightNumber: null, trainNumber: null },
        message: null,
      },
    },
  ],
  [
    "requested",
    "requested",
    {
      page: {
        status: "REQUESTED",
        vehicle: null,
        total: 0,
        vat: 0,
        lines: [],
        deposit: 0,
        dueNow: 0,
        calendarFile: "",
      },
    },
  ],
  [
    "quote",
    "quote",
    {
      page: { status: "QUOTED", calendarFile: "", payUntil: "2026-12-21T00:00:00+01:00" },
      details: { note: "Le grand coffre suffit pour six valises." },
      papers: 1,
    },
  ],
  ["pay link", "payLink", {}],
  [
    "paid, to be confirmed",
    "paid",
    {
      page: { ...PAID, status: "AWAITING_CONFIRMATION" },
      details: { amountCents: 2000, idPayment: 7 },
      papers: 1,
    },
  ],
  [
    "paid, final",
    "paid",
    { page: { ...PAID, status: "FINAL" }, details: { amountCents: 2000 }, papers: 1 },
  ],
  [
    "paid, some of what is due",
    "paid",
    { page: { status: "CONFIRMED", paid: 5, dueNow: 15 }, details: { amountCents: 500 } },
  ],
  ["confirmed, final", "confirmed", { page: { ...PAID, status: "FINAL" } }],
  [
    "confirmed, deposit awaited, a train",
    "confirmed",
    {
      page: { status: "CONFIRMED", travel: { flightNumber: null, trainNumber: "TGV 8823" } },
    },
  ],
  [
    "changed, dearer",
    "changed",
    {
      page: { paid: 20, startAt: "2026-11-26T14:15:00+01:00", total: 320, dueNow: 76 },
      before: { ...PAID, passengers: 1 },
    },
  ],
  [
    "changed, cheaper, without the way back",
    "changed",
    {
      page: {
        ...PAID,
        paid: 289.6,
        refunded: 144.8,
        status: "FINAL",
        returnAt: null,
        total: 144.8,
      },
      before: { ...PAID, paid: 289.6, status: "FINAL" },
      details: { amountCents: 14_480, removedRides: CALENDAR("CANCEL") },
      papers: 1,
    },
  ],
  [
    "changed, same price",
    "changed",
    { page: { ...PAID, stops: [LA_BAULE, NANTES_AIRPORT] }, before: PAID },
  ],
  ...cancelReason.options
    .filter((reason) => reason !== "WITHDRAWN")
    .map((reason): [string, BookingMessage, Draft] => [
      `cancelled, ${reason}`,
      "cancelled",
      cancelledFor(reason),
    ]),
  [
    "cancelled by the customer before it was confirmed",
    "cancelled",
    {
      page: { ...ended("BY_CUSTOMER"), paid: 20, refunded: 20 },
      details: { why: "NOT_YET_CONFIRMED", amountCents: 2000, by: "CUSTOMER" },
      papers: 1,
    },
  ],
  ["withdrawn", "withdrawn", cancelledFor("WITHDRAWN")],
  [
    "withdrawn, partly performed",
    "withdrawn",
    {
      page: { ...ended("WITHDRAWN"), paid: 289.6, refunded: 144.8 },
      details: { why: "WITHDRAWN_PARTLY_PERFORMED", amountCents: 14_480, by: "CUSTOMER" },
      papers: 1,
    },
  ],
  [
    "slot lost",
    "slotLost",
    {
      page: {
        ...ended("SLOT_LOST"),
        status: "EXPIRED",
        cancelReason: null,
        paid: 20,
        refunded: 20,
      },
      details: { amountCents: 2000 },
    },
  ],
  [
    "surplus refunded",
    "surplusRefunded",
    {
      page: { ...PAID, status: "FINAL", paid: 579.2, refunded: 289.6 },
      details: { amountCents: 28_960 },
    },
  ],
  [
    "paid when it was cancelled",
    "surplusRefunded",
    {
      page: { ...ended("BY_CUSTOMER"), paid: 40, refunded: 20 },
      details: { amountCents: 2000 },
    },
  ],
  ["link", "link", { page: { ...PAID, status: "FINAL" } }],
  ["reminder", "reminder", { page: { ...PAID, status: "FINAL" } }],
  [
    "reminder, all paid",
    "reminder",
    { page: { ...PAID, paid: 289.6, status: "FINAL", message: null } },
  ],
  ["deposit late", "depositLate", { page: { status: "CONFIRMED", payUntil: null } }],
  ["done", "done", { page: { ...PAID, paid: 289.6, status: "INVOICED" }, papers: 1 }],
  ["done, not all paid", "done", { page: { ...PAID, status: "INVOICED" }, papers: 1 }],
];

/** All that is ever told of a booking, in a language. */
export function tellingCases(language: LanguageCode): TellingCase[] {
  return DRAFTS.map(([name, message, draft]) => {
    const telling = (code: LanguageCode): Told => ({
      ...aTold(code, aPage(code, draft.page), draft.papers ?? 0),
      company: draft.company ?? null,
    });
    return {
      name,
      language,
      message,
      telling: {
        customer: anIdentity(language),
        company: anIdentity("fr_FR"),
        told: telling(language),
        toldFr: telling("fr_FR"),
        details: {
          ...draft.details,
          ...(draft.before ? { before: aPage(language, draft.before) } : {}),
        },
      },
    };
  });
}
