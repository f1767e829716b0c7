import { PAID } from "./booking-page-example";
import type { NamedDraft } from "./notice-draft";

/** The notices shortly before the ride and after it, and whenever a link is asked for. */
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
  ["deposit late", "depositLate", { page: { status: "CONFIRMED", payUntil: null } }],
  ["done", "done", { page: { ...PAID, paid: 289.6, status: "INVOICED" }, documents: 1 }],
  ["done, not all paid", "done", { page: { ...PAID, status: "INVOICED" }, documents: 1 }],
];
