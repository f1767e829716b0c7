import { PAID } from "./booking-page-example";
import type { NamedDraft } from "./notice-draft";

/** Notices shortly before the ride and after it, and for requests of a link. */
export const aroundTheRide: NamedDraft[] = [
  ["link", "link", { page: { ...PAID, status: "FINAL" } }],
  ["suspended", "suspended", { page: { ...PAID, status: "FINAL" } }],
  [
    "suspended when it had begun",
    "suspended",
    {
      page: {
        ...PAID,
        status: "FINAL",
        may: { pay: true, change: false, cancel: false, withdraw: false },
      },
    },
  ],
  ["resumed", "resumed", { page: { ...PAID, status: "FINAL" } }],
  ["reminder", "reminder", { page: { ...PAID, status: "FINAL" } }],
  [
    "reminder, all paid",
    "reminder",
    { page: { ...PAID, paid: 289.6, status: "FINAL", message: null } },
  ],
  [
    "payment reminder after the ride",
    "paymentReminder",
    {
      page: { ...PAID, status: "INVOICED" },
      details: { amountCents: 26_960, by: "COMPANY", reminderDay: "2026-12-02" },
    },
  ],
  [
    "payment reminder of the deposit",
    "paymentReminder",
    {
      page: { status: "CONFIRMED", payUntil: null },
      details: { amountCents: 2000, by: "COMPANY", reminderDay: "2026-12-02" },
    },
  ],
  ["a series", "seriesConfirmed", { page: { status: "FINAL", dueNow: 0, payUntil: null } }],
  ["a series to be paid", "seriesConfirmed", { page: { status: "HELD", dueNow: 20 } }],
  [
    "given back, by card and by hand",
    "givenBack",
    {
      page: { ...PAID, refunded: 12, status: "FINAL" },
      details: {
        note: "Avec toutes nos excuses pour l’attente.",
        givenBack: { reason: "LATE", amountCents: 1200, byHandCents: 500, isHandedOver: false },
      },
      documents: 1,
    },
  ],
  [
    "given back on the spot",
    "givenBack",
    {
      page: { ...PAID, refunded: 5, status: "FINAL" },
      details: {
        givenBack: { reason: "GOODWILL", amountCents: 500, byHandCents: 500, isHandedOver: true },
      },
    },
  ],
  ["deposit late", "depositLate", { page: { status: "CONFIRMED", payUntil: null } }],
  ["done", "done", { page: { ...PAID, paid: 289.6, status: "INVOICED" }, documents: 1 }],
  ["done, not all paid", "done", { page: { ...PAID, status: "INVOICED" }, documents: 1 }],
];
