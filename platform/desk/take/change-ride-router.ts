import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/change-ride";
import { recordAudit } from "@/platform/audit/record-audit";
import { changeBooking } from "@/platform/booking/lifecycle/change-booking";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import { refuseStale } from "@/platform/http/version";
import type { Services } from "@/platform/services/services";

export function changeRideRouter(services: Services) {
  /** @throws ApiError NOT_FOUND */
  const referenceOf = (inUnitOfWork: InUnitOfWork, id: number): Promise<string> =>
    inUnitOfWork(async ({ tx }) => {
      const [row] = await tx
        .select({ reference: bookings.reference })
        .from(bookings)
        .where(eq(bookings.id, id));
      if (!row) throw new ApiError("NOT_FOUND");
      return row.reference;
    });
  return newRouter()
    .answerInSteps(calls.changeRideByStaff, async (caller, { param: { id }, json }) => {
      const { idSite, language, user, inUnitOfWork } = caller;
      const reference = await referenceOf(inUnitOfWork, id);
      const { keptPrice, ...ride } = json;
      const { booking: _, ...outcome } = await changeBooking(services, {
        idSite,
        language,
        reference,
        opener: { isStaff: true },
        change: ride,
        staff: {
          keptPrice,
          refuseStale: async (tx, booking) =>
            refuseStale(
              caller.version,
              await staffPageView(tx, booking, language, services.clock.now()),
            ),
          recordAct: (tx, before, after) =>
            recordAudit(
              { tx, idSite, now: services.clock.now() },
              {
                user,
                action: "CHANGE_RIDE",
                subject: `booking ${reference}`,
                before: auditedRide(before),
                after: { ...auditedRide(after), priceReason: keptPrice?.reason ?? null },
              },
            ),
        },
      });
      return outcome;
    })
    .answerInSteps(
      calls.getTimesForStaffChange,
      async ({ idSite, inUnitOfWork }, { param: { id }, json }) => {
        await referenceOf(inUnitOfWork, id);
        return offerTimes(services, idSite, json, { idBooking: id, isStaff: true });
      },
    );
}

/** Values of a ride for the audit log, without its addresses, which may have to be erased. */
const auditedRide = ({ startAt, returnAt, passengers, idVehicle, totalCents }: BookingRow) => ({
  startAt: startAt.toISOString(),
  returnAt: returnAt?.toISOString() ?? null,
  passengers,
  idVehicle,
  totalCents,
});
