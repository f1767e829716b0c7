import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/booking/cancellation";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { ApiError } from "@/platform/http/api-error";
import type { PurchaseAccess } from "./purchase-access";

export interface CancellationRequest {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: PurchaseAccess;
  reason: "BY_CUSTOMER" | "WITHDRAWN";
  dryRun: boolean;
  /** Reason for the refund, as shown to the customer. */
  why?: string | undefined;
}

/** @throws ApiError CONFLICT when the customer was shown another outcome than the present one */
export function refuseUnlessForeseen(
  foreseen: CancellationRequest["why"],
  { why }: { why: string },
): void {
  if (foreseen !== undefined && foreseen !== why)
    throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
}

/** Returns the figures of an end, in euros: paid sum, refund, reason and date. */
export const cancellationView = <Why>(
  { dryRun }: CancellationRequest,
  { paidCents, refundCents, why }: { paidCents: number; refundCents: number; why: Why },
  now: Date,
) => ({
  done: !dryRun,
  paid: eurosFromCents(paidCents),
  refund: eurosFromCents(refundCents),
  why,
  refundBy: parisIso(refundDeadline(now)),
});
