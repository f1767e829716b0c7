import type { RefundReason } from "@/lib/contract/refund-reason";

/** What the company gives back of a booking or an order of its own accord. */
export interface GiveBack {
  amountCents: number;
  reason: RefundReason;
  /** Said to the customer. */
  note?: string | undefined;
  /** The same again is the same money. */
  receipt: string;
  /** What goes back by hand was given already. */
  isHandedOver: boolean;
}
