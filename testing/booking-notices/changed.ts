import { LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { CALENDAR, PAID } from "./booking-page-example";
import type { NamedDraft } from "./notice-draft";

export const changed: NamedDraft[] = [
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
      documents: 1,
    },
  ],
  [
    "changed, same price",
    "changed",
    { page: { ...PAID, stops: [LA_BAULE, NANTES_AIRPORT] }, before: PAID },
  ],
];
