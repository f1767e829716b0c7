import type { RefundReason } from "@/lib/contract/refund-reason";

export interface PartRefund {
  amountCents: number;
  reason: RefundReason;
  /** For the customer. */
  note?: string | undefined;
  /** A repeat of the same receipt is the same money. */
  receipt: string;
  /** True when the part to refund by hand was given already. */
  isHandedOver: boolean;
}
