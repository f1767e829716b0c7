import { PAID } from "./booking-page-example";
import type { NamedDraft } from "./notice-draft";

/** Notices from the order to the ride's confirmation. */
export const bookedAndPaid: NamedDraft[] = [
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
      documents: 1,
    },
  ],
  ["pay link", "payLink", {}],
  ["pay link, for the rest", "payLink", { page: { ...PAID, status: "FINAL" } }],
  ["pay link, sent again by the company", "payLinkSent", { details: { by: "COMPANY" } }],
  [
    "paid, to be confirmed",
    "paid",
    {
      page: { ...PAID, status: "AWAITING_CONFIRMATION" },
      details: { amountCents: 2000, idPayment: 7 },
      documents: 1,
    },
  ],
  [
    "paid, final",
    "paid",
    { page: { ...PAID, status: "FINAL" }, details: { amountCents: 2000 }, documents: 1 },
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
];
