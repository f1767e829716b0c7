import { z } from "zod";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";

/** Journey of a decision's notice, as the tester chooses on the bank's page. */
export const noticeJourneySchema = z.enum([
  "AT_ONCE",
  "BEFORE_RETURN",
  "LATE",
  "TWICE",
  "OUT_OF_ORDER",
  "NEVER",
]);
export type NoticeJourney = z.infer<typeof noticeJourneySchema>;

/** Delivery of a notice; two deliveries of the same notice differ by their copy alone. */
export interface PlannedNotice {
  status: PaymentStatus | MoneyBackEvent;
  copy: number;
  /** Milliseconds after the decision. */
  delay: number;
}

/** Act of the bank's desk on a paid payment: each is told once. */
export type MoneyBackEvent = `back-${string}`;

const SECOND = 1000;
const LATE = 120 * SECOND;
const GAP = 5 * SECOND;

/** Plans the notices of a payment that has come to `status`. */
export function plannedNotices(journey: NoticeJourney, status: PaymentStatus): PlannedNotice[] {
  const copies = plannedCopies(journey, status);
  return journey === "OUT_OF_ORDER"
    ? [...copies, { status: "UNDER_WAY", copy: 1, delay: GAP }]
    : copies;
}

export function plannedCopies(
  journey: NoticeJourney,
  status: PlannedNotice["status"],
): PlannedNotice[] {
  const once = { status, copy: 1, delay: 0 };
  switch (journey) {
    case "AT_ONCE":
    case "BEFORE_RETURN":
    case "OUT_OF_ORDER":
      return [once];
    case "LATE":
      return [{ ...once, delay: LATE }];
    case "TWICE":
      return [once, { ...once, copy: 2, delay: GAP }];
    case "NEVER":
      return [];
  }
}
