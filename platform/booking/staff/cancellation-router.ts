import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/cancellation";
import { indemnityOf } from "@/lib/rules/booking/cancellation";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { outcomeNow } from "@/platform/booking/lifecycle/cancel-booking";
import { refuseReason } from "@/platform/booking/record/cancel-reasons";
import { bookings } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

export function cancellationRouter(services: Services) {
  return newRouter().answer(
    calls.foreseeCancellation,
    async ({ tx, now }, { param: { id }, query: { reason } }) => {
      const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id));
      if (!booking) throw new ApiError("NOT_FOUND");
      refuseReason(booking, reason, now);
      const { status, depositCents } = booking;
      const outcome = await outcomeNow(services, tx, booking, { reason, now });
      const { refundCents, keptCents, creditCents } = outcome;
      const indemnityCents = indemnityOf({ reason, wasFinal: status === "FINAL", depositCents });
      return {
        refund: eurosFromCents(refundCents),
        kept: eurosFromCents(keptCents),
        credited: eurosFromCents(creditCents),
        indemnity: eurosFromCents(indemnityCents),
      };
    },
  );
}
