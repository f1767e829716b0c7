import type { LanguageCode } from "@/lib/contract/locale";
import { refundDeadline } from "@/lib/rules/booking/cancellation";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { ApiError } from "@/platform/http/api-error";
import type { PurchaseAccess } from "./purchase-access";

/** Which booking or order its customer ends, and how. */
export interface CancellationRequest {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: PurchaseAccess;
  reason: "BY_CUSTOMER" | "WITHDRAWN";
  /** Only says what would come of it. */
  dryRun: boolean;
  /** Why one was told to get back what one gets back. */
  why?: string | undefined;
}

/** @throws ApiError CONFLICT when one was told something else than what would come of it now */
export function refuseUnlessForeseen(
  foreseen: CancellationRequest["why"],
  { why }: { why: string },
): void {
  if (foreseen !== undefined && foreseen !== why)
    throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
}

/** What every answer on an end says, in euros: what was paid, what goes back, why and by when. */
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
