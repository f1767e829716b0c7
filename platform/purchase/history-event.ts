import type { Actor } from "@/lib/contract/booking-status";

/** Line of a booking's or an order's history: the event, its author and the reason. */
export interface HistoryEvent {
  at: Date;
  by: Actor;
  reason?: string | undefined;
  note?: string | undefined;
  amountCents?: number | undefined;
}
