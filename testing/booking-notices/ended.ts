import type { BookingPage } from "@/lib/contract/booking-page";
import { type CancelReason, cancelReasonSchema } from "@/lib/contract/booking-status";
import type { OutcomeWhy } from "@/lib/rules/booking/cancellation";
import { CALENDAR, PAID } from "./booking-page-example";
import type { Draft, NamedDraft } from "./notice-draft";

const endedPage = (
  reason: CancelReason,
  at = "2026-11-21T18:30:00+01:00",
): Partial<BookingPage> => ({
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

const expiredPage = (reason: CancelReason = "NON_PAYMENT"): Partial<BookingPage> => ({
  ...endedPage(reason),
  status: "EXPIRED",
  cancelReason: null,
});

function cancelledFor(reason: CancelReason): Draft {
  const { why, amountCents } = WHY[reason];
  const paid = why === "NOTHING_OWED" ? 0 : 20;
  return {
    page: { ...endedPage(reason), paid, refunded: amountCents / 100 },
    details: { why, amountCents, by: "CUSTOMER" },
    documents: amountCents > 0 ? 1 : 0,
  };
}

/** Notices of an end without a ride, for any reason, and of refunds. */
export const ended: NamedDraft[] = [
  ...cancelReasonSchema.options
    .filter((reason) => reason !== "WITHDRAWN")
    .map((reason): NamedDraft => [`cancelled, ${reason}`, "cancelled", cancelledFor(reason)]),
  [
    "cancelled by the customer before it was confirmed",
    "cancelled",
    {
      page: { ...endedPage("BY_CUSTOMER"), paid: 20, refunded: 20 },
      details: { why: "NOT_YET_CONFIRMED", amountCents: 2000, by: "CUSTOMER" },
      documents: 1,
    },
  ],
  ["withdrawn", "withdrawn", cancelledFor("WITHDRAWN")],
  [
    "withdrawn, partly performed",
    "withdrawn",
    {
      page: { ...endedPage("WITHDRAWN"), paid: 289.6, refunded: 144.8 },
      details: { why: "WITHDRAWN_PARTLY_PERFORMED", amountCents: 14_480, by: "CUSTOMER" },
      documents: 1,
    },
  ],
  [
    "expired, to be had again",
    "expired",
    {
      page: { ...expiredPage(), may: { pay: true, change: false, cancel: false, withdraw: false } },
    },
  ],
  ["expired at the start", "expired", { page: expiredPage() }],
  [
    "a quote that lapsed",
    "lapsed",
    { page: { ...expiredPage(), vehicle: null, calendarFile: "", message: null } },
  ],
  [
    "a request that lapsed",
    "lapsed",
    {
      page: { ...expiredPage(), vehicle: null, calendarFile: "", total: 0, vat: 0, lines: [] },
    },
  ],
  [
    "slot lost",
    "slotLost",
    {
      page: { ...expiredPage("SLOT_LOST"), paid: 20, refunded: 20 },
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
    "refund by hand",
    "refundByHand",
    {
      page: { ...endedPage("SERVICE_UNAVAILABLE"), paid: 289.6, refunded: 289.6 },
      details: { amountCents: 26_960 },
    },
  ],
  [
    "paid when it was cancelled",
    "surplusRefunded",
    {
      page: { ...endedPage("BY_CUSTOMER"), paid: 40, refunded: 20 },
      details: { amountCents: 2000 },
    },
  ],
];
