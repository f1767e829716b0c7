import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  type DayRide,
  dayPageSchema,
  dayQuerySchema,
  dayRideSchema,
  rideArrivalSchema,
  rideStepRequestSchema,
} from "@/lib/contract/admin/day";
import { rideStepSchema } from "@/lib/contract/ride-step";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { countWaiting } from "@/platform/admin/subset/count-waiting";
import { recordAudit } from "@/platform/audit/record-audit";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { rides } from "@/platform/db/schema/booking";
import { rideArrivals } from "@/platform/db/schema/ride-arrival";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { bookingsToDecide, dayVehicles, isClosedDay, readDrivers } from "./day-page";
import { dayRideViews, linksBetween, readRides } from "./day-rides";
import { recordStep } from "./record-step";
import { takeBackStep } from "./take-back-step";

/** An arrival that far from the pickup is that of no ride, in milliseconds: half a day. */
const FAR_FROM_PICKUP = 12 * 3_600_000;

const see = route({
  name: "getDay",
  area: "admin",
  can: "booking:read",
  atTheWheel: true,
  method: "get",
  path: "/admin/day",
  summary: "A day of Paris by vehicle, and what waits for the company",
  request: { query: dayQuerySchema },
  responses: responses(dayPageSchema, "The day"),
});

const say = route({
  name: "sayRideStep",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  method: "post",
  path: "/admin/ride/{id}/step",
  summary: "Says how far a ride has come; said again, it changes nothing",
  request: { params: z.object({ id: integerParam() }), ...body(rideStepRequestSchema) },
  responses: responses(dayRideSchema, "The ride as it is now"),
});

const takeBack = route({
  name: "takeBackRideStep",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  method: "delete",
  path: "/admin/ride/{id}/step/{step}",
  summary: "Takes back the step of a ride that was said last, within half a minute",
  request: { params: z.object({ id: integerParam(), step: rideStepSchema }) },
  responses: responses(dayRideSchema, "The ride as it is now"),
});

const arrive = route({
  name: "sayRideArrival",
  area: "admin",
  can: "booking:act",
  atTheWheel: true,
  startsFrom: { field: "was" },
  method: "put",
  path: "/admin/ride/{id}/arrival",
  summary: "Says when the flight or train of a ride comes in: what is waited free counts from it",
  request: { params: z.object({ id: integerParam() }), ...body(rideArrivalSchema) },
  responses: responses(dayRideSchema, "The ride as it is now"),
});

export function dayRouter({ roadDistance }: Services) {
  /** The rides between two instants, with the drives that lead to them. */
  async function ridesBetween(
    inUnitOfWork: InUnitOfWork,
    from: Date,
    until: Date,
  ): Promise<DayRide[]> {
    const rows = await inUnitOfWork(({ tx }) => readRides(tx, from, until));
    const links = linksBetween(rows);
    const drives = await driveTimes(roadDistance, [...links.values()]);
    return inUnitOfWork(({ tx, now }) =>
      dayRideViews(
        tx,
        rows.filter(({ ride }) => ride.endAt > from),
        links,
        drives,
        now,
      ),
    );
  }

  /** A ride as the day shows it. @throws ApiError NOT_FOUND */
  async function rideAt(
    inUnitOfWork: InUnitOfWork,
    { id, startAt }: { id: number; startAt: Date },
  ): Promise<DayRide> {
    const near = await ridesBetween(inUnitOfWork, startAt, new Date(startAt.getTime() + 1));
    const ride = near.find((one) => one.id === id);
    if (!ride) throw new ApiError("NOT_FOUND");
    return ride;
  }

  return newRouter()
    .answerInSteps(see, async ({ inUnitOfWork, language, user }, { query: { day } }) => {
      const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
      const dayRides = await ridesBetween(inUnitOfWork, from, until);
      const usedIds = new Set(dayRides.map(({ idVehicle }) => idVehicle));
      return inUnitOfWork(async ({ tx, now }) => ({
        day,
        rides: dayRides,
        vehicles: await dayVehicles(tx, language, usedIds),
        drivers: await readDrivers(tx),
        isClosed: await isClosedDay(tx, day),
        waiting: await countWaiting(tx, now, user.role),
        toDecide: await bookingsToDecide(tx, now),
      }));
    })
    .answerInSteps(say, async ({ inUnitOfWork, user }, { param: { id }, json: { step } }) => {
      const said = await inUnitOfWork((work) => recordStep(work, { user, id, step }));
      return rideAt(inUnitOfWork, said);
    })
    .answerInSteps(takeBack, async ({ inUnitOfWork, user }, { param: { id, step } }) => {
      const taken = await inUnitOfWork((work) => takeBackStep(work, { user, id, step }));
      return rideAt(inUnitOfWork, taken);
    })
    .answerInSteps(arrive, async ({ inUnitOfWork, user }, { param: { id }, json }) => {
      const arrivalAt = new Date(json.arrivalAt);
      const awaited = await inUnitOfWork(async (work) => {
        const { tx, idSite } = work;
        const [ride] = await tx.select().from(rides).where(eq(rides.id, id));
        if (!ride?.isActive) throw new ApiError("NOT_FOUND");
        const { reference } = await lockBooking(tx, ride.idBooking);
        if (Math.abs(arrivalAt.getTime() - ride.startAt.getTime()) > FAR_FROM_PICKUP)
          throw invalidFields({ arrivalAt: "INVALID" });
        const values = { arrivalAt, by: user.email };
        const [before] = await tx.select().from(rideArrivals).where(eq(rideArrivals.idRide, id));
        const known = before?.arrivalAt.getTime() ?? null;
        if (known === arrivalAt.getTime()) return ride;
        if (known !== (json.was === null ? null : Date.parse(json.was)))
          throw new ApiError("CONFLICT", "ARRIVAL_CHANGED_MEANWHILE");
        await tx
          .insert(rideArrivals)
          .values({ ...values, idSite, idRide: id })
          .onConflictDoUpdate({ target: rideArrivals.idRide, set: values });
        await recordAudit(work, {
          user,
          action: "SAY_ARRIVAL",
          subject: `booking ${reference}`,
          before: before ? { ride: id, arrivalAt: before.arrivalAt.toISOString() } : null,
          after: { ride: id, arrivalAt: arrivalAt.toISOString() },
        });
        return ride;
      });
      return rideAt(inUnitOfWork, awaited);
    });
}
