import { z } from "zod";
import type { PaymentStatus } from "@/lib/rules/money/payment-state";

/** How the notice of a decision travels, as the tester chooses on the bank's page. */
export const noticeJourneySchema = z.enum([
  "AT_ONCE",
  "BEFORE_RETURN",
  "LATE",
  "TWICE",
  "OUT_OF_ORDER",
  "NEVER",
]);
export type NoticeJourney = z.infer<typeof noticeJourneySchema>;

/** One delivery of a notice; two of the same notice differ by their copy alone. */
export interface PlannedNotice {
  /** How the payment stands, or that money of it goes back. */
  status: PaymentStatus | MoneyBackEvent;
  copy: number;
  /** Milliseconds after the decision. */
  delay: number;
}

/** What the bank's desk does to a payment that was made: each is told of once. */
export type MoneyBackEvent = `back-${string}`;

const SECOND = 1000;
const LATE = 120 * SECOND;
/** Between two notices that follow each other. */
const GAP = 5 * SECOND;

/** The notices of a payment that has come to `status`. */
export function plannedNotices(journey: NoticeJourney, status: PaymentStatus): PlannedNotice[] {
  const copies = plannedCopies(journey, status);
  return journey === "OUT_OF_ORDER"
    ? [...copies, { status: "UNDER_WAY", copy: 1, delay: GAP }]
    : copies;
}

/** The notices of one thing alone. */
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
