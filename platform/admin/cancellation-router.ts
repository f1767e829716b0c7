import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { cancellationQuerySchema, cancellationSchema } from "@/lib/contract/admin/cancellation";
import { indemnityOf } from "@/lib/rules/booking/cancellation";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { outcomeNow } from "@/platform/booking/lifecycle/cancel-booking";
import { refuseReason } from "@/platform/booking/record/cancel-reasons";
import { bookings } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";

const foresee = route({
  name: "foreseeCancellation",
  area: "admin",
  can: "booking:act",
  method: "get",
  path: "/admin/booking/{id}/cancellation",
  summary: "What cancelling a booking for a reason would give back, keep and owe; changes nothing",
  request: { params: z.object({ id: integerParam() }), query: cancellationQuerySchema },
  responses: responses(cancellationSchema, "The amounts, were it cancelled now"),
});

/** What the staff is shown before they cancel a booking, by the rules that then move the money. */
export function cancellationRouter(services: Services) {
  return newRouter().answer(foresee, async ({ tx, now }, { param: { id }, query: { reason } }) => {
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
  });
}
