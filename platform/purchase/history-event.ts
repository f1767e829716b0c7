import type { Actor } from "@/lib/contract/booking-status";

/** What happened to a booking or an order, its author and the reason: a line of its history. */
export interface HistoryEvent {
  at: Date;
  by: Actor;
  reason?: string | undefined;
  /** In the company's own words. */
  note?: string | undefined;
  /** Of a payment or a refund. */
  amountCents?: number | undefined;
}
