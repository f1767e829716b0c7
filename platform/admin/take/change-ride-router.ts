import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { staffChangeOutcomeSchema, staffChangeSchema } from "@/lib/contract/admin/change-ride";
import { offeredTimesSchema, timesRequestSchema } from "@/lib/contract/offered-time";
import { recordAudit } from "@/platform/audit/record-audit";
import { changeBooking } from "@/platform/booking/lifecycle/change-booking";
import { offerTimes } from "@/platform/booking/quote/offer-times";
import { staffPageView } from "@/platform/booking/view/staff-page-view";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import { refuseStale } from "@/platform/http/version";
import type { Services } from "@/platform/services/services";

const params = z.object({ id: integerParam() });

const change = route({
  name: "changeRideByStaff",
  area: "admin",
  can: "booking:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/booking/{id}/ride",
  summary: "Makes it another ride until it begins; dryRun says what it would cost",
  request: { params, ...body(staffChangeSchema) },
  responses: responses(
    staffChangeOutcomeSchema,
    "The new price, and what is to be paid or given back",
  ),
});

const times = route({
  name: "getTimesForStaffChange",
  area: "admin",
  can: "booking:change",
  method: "post",
  path: "/admin/booking/{id}/times",
  summary: "The times of a day at which the booking’s ride could be another one",
  request: { params, ...body(timesRequestSchema) },
  responses: responses(offeredTimesSchema, "Every quarter of an hour of the day, in Paris"),
});

/** The calls by which the staff change a ride. */
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
    .answerInSteps(change, async (caller, { param: { id }, json }) => {
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
    .answerInSteps(times, async ({ idSite, inUnitOfWork }, { param: { id }, json }) => {
      await referenceOf(inUnitOfWork, id);
      return offerTimes(services, idSite, json, { idBooking: id, isStaff: true });
    });
}

/** What the log says of a ride: nothing of where it goes, which may have to be erased. */
const auditedRide = ({ startAt, returnAt, passengers, idVehicle, totalCents }: BookingRow) => ({
  startAt: startAt.toISOString(),
  returnAt: returnAt?.toISOString() ?? null,
  passengers,
  idVehicle,
  totalCents,
});
