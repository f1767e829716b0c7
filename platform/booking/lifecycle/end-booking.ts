import type { CancelOutcome } from "@/lib/contract/booking-page";
import { nextStatus } from "@/lib/rules/booking/booking-state";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { describeOutcome } from "@/platform/booking/mails/describe-outcome";
import { bookingWithdrawal } from "@/platform/booking/record/booking-withdrawal";
import { mayCustomerCancel } from "@/platform/booking/record/cancel-reasons";
import { findBooking } from "@/platform/booking/record/find-booking";
import { endOf } from "@/platform/booking/record/last-ride-end";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError } from "@/platform/http/api-error";
import {
  type CancellationRequest,
  cancellationView,
  refuseUnlessForeseen,
} from "@/platform/purchase/cancellation";
import type { Services } from "@/platform/services/services";
import { cancelBooking, outcomeNow } from "./cancel-booking";

/**
 * Cancels or withdraws from a booking for its customer. The same rules compute the outcome shown
 * before and move the money.
 * @throws ApiError CONFLICT when it cannot be ended, or not any more; NOT_FOUND
 */
export async function endBooking(
  services: Services,
  request: CancellationRequest,
): Promise<CancelOutcome> {
  const { database, clock } = services;
  const { idSite, language, reference, opener: access, reason, dryRun } = request;
  return withRetries(() =>
    database.inSite(idSite, async (tx) => {
      const now = clock.now();
      const bookingBefore = await findBooking(tx, reference, access, { lock: true });
      await refuseUnlessOpen(tx, bookingBefore, reason, now);
      const foreseen = await outcomeNow(services, tx, bookingBefore, { reason, now });
      refuseUnlessForeseen(request.why, foreseen);
      const { booking, outcome } = dryRun
        ? { booking: bookingBefore, outcome: foreseen }
        : await cancelBooking(services, tx, bookingBefore, { reason, by: "CUSTOMER" });
      return {
        ...cancellationView(request, outcome, now),
        kept: eurosFromCents(outcome.keptCents),
        message: describeOutcome(outcome, language),
        status: booking.status,
      };
    }),
  );
}

async function refuseUnlessOpen(
  tx: Sql,
  booking: BookingRow,
  reason: CancellationRequest["reason"],
  now: Date,
): Promise<void> {
  const mayEnd =
    reason === "BY_CUSTOMER"
      ? mayCustomerCancel(booking, now)
      : nextStatus(booking.status, "CANCEL");
  if (!mayEnd) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  if (reason === "BY_CUSTOMER") return;
  const right = bookingWithdrawal(booking, await endOf(tx, booking), now);
  if (right !== "OPEN") throw new ApiError("CONFLICT", right);
}
