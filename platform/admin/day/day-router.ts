import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import {
  type DayRide,
  dayPageSchema,
  dayQuerySchema,
  dayRideSchema,
  rideStepRequestSchema,
} from "@/lib/contract/admin/day";
import { nextRideStep } from "@/lib/rules/booking/ride-step";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { recordAudit } from "@/platform/audit/record-audit";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { rideSteps, rides } from "@/platform/db/schema/booking";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { InUnitOfWork } from "@/platform/http/unit-of-work";
import type { Services } from "@/platform/services/services";
import { bookingsToDecide, countWaiting, dayVehicles, isClosedDay } from "./day-page";
import { dayRideViews, linksBetween, readRides } from "./day-rides";

const see = route({
  name: "getDay",
  area: "admin",
  can: "booking:read",
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
  method: "post",
  path: "/admin/ride/{id}/step",
  summary: "Says how far a ride has come; said again, it changes nothing",
  request: { params: z.object({ id: integerParam() }), ...body(rideStepRequestSchema) },
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

  return newRouter()
    .answerInSteps(see, async ({ inUnitOfWork, language }, { query: { day } }) => {
      const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
      const dayRides = await ridesBetween(inUnitOfWork, from, until);
      const usedIds = new Set(dayRides.map(({ idVehicle }) => idVehicle));
      return inUnitOfWork(async ({ tx, now }) => ({
        day,
        rides: dayRides,
        vehicles: await dayVehicles(tx, language, usedIds),
        isClosed: await isClosedDay(tx, day),
        waiting: await countWaiting(tx, now),
        toDecide: await bookingsToDecide(tx, now),
      }));
    })
    .answerInSteps(say, async ({ inUnitOfWork, user }, { param: { id }, json: { step } }) => {
      const said = await inUnitOfWork(async (work) => {
        const { tx, idSite, now } = work;
        const [ride] = await tx.select().from(rides).where(eq(rides.id, id));
        if (!ride?.isActive) throw new ApiError("NOT_FOUND");
        const booking = await lockBooking(tx, ride.idBooking);
        const steps = await tx.select().from(rideSteps).where(eq(rideSteps.idRide, id));
        const before = steps.map((row) => row.step);
        if (before.includes(step)) return ride;
        if (nextRideStep(booking, { startAt: ride.startAt, said: before }, now) !== step) {
          throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
        }
        await tx.insert(rideSteps).values({ idSite, idRide: id, step, at: now });
        await recordAudit(work, {
          user,
          action: step,
          subject: `booking ${booking.reference}`,
          before: null,
          after: { ride: id, step },
        });
        return ride;
      });
      const near = await ridesBetween(
        inUnitOfWork,
        said.startAt,
        new Date(said.startAt.getTime() + 1),
      );
      const ride = near.find((one) => one.id === id);
      if (!ride) throw new ApiError("NOT_FOUND");
      return ride;
    });
}
