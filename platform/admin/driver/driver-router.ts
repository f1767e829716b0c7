import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { dayQuerySchema, rideStepRequestSchema } from "@/lib/contract/admin/day";
import { driverDaySchema, driverPaymentSchema } from "@/lib/contract/admin/driver";
import { rideStepSchema } from "@/lib/contract/ride-step";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { dayRideViews, readRides } from "@/platform/admin/day/day-rides";
import { recordStep } from "@/platform/admin/day/record-step";
import { takeBackStep } from "@/platform/admin/day/take-back-step";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { rides } from "@/platform/db/schema/booking";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { driverRideView } from "./driver-ride-view";
import { recordDriverPayment } from "./record-driver-payment";

const params = z.object({ id: integerParam() });
const nothingSchema = z.object({});

const see = route({
  name: "getDriverDay",
  area: "admin",
  can: "own-ride:read",
  method: "get",
  path: "/driver/day",
  summary: "The rides of a day of Paris that the one who calls drives",
  request: { query: dayQuerySchema },
  responses: responses(driverDaySchema, "Their day"),
});

const say = route({
  name: "sayOwnRideStep",
  area: "admin",
  can: "own-ride:act",
  method: "post",
  path: "/driver/ride/{id}/step",
  summary: "Says how far a ride of one’s own has come; said again, it changes nothing",
  request: { params, ...body(rideStepRequestSchema) },
  responses: responses(nothingSchema, "It is said"),
});

const takeBack = route({
  name: "takeBackOwnRideStep",
  area: "admin",
  can: "own-ride:act",
  method: "delete",
  path: "/driver/ride/{id}/step/{step}",
  summary: "Takes back the step of a ride of one’s own that was said last, within half a minute",
  request: { params: params.extend({ step: rideStepSchema }) },
  responses: responses(nothingSchema, "It is taken back"),
});

const pay = route({
  name: "recordOwnRidePayment",
  area: "admin",
  can: "own-ride:act",
  method: "post",
  path: "/driver/ride/{id}/payment",
  summary: "Records money that a driver took on board, where the company lets them",
  request: { params, ...body(driverPaymentSchema) },
  responses: responses(nothingSchema, "It is recorded"),
});

/** What a driver sees and does: the rides that are theirs, and no other. */
export function driverRouter(services: Services) {
  return newRouter()
    .answer(see, async ({ tx, language, now, user }, { query: { day } }) => {
      const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
      const near = await readRides(tx, from, until, eq(rides.idDriver, user.id));
      const rows = near.filter(({ ride }) => ride.endAt > from);
      const shown = await dayRideViews(tx, rows, new Map(), () => undefined, now);
      const names = await readVehicles(tx);
      const views = [];
      for (const row of rows) {
        const ofDay = shown.find(({ id }) => id === row.ride.id);
        const vehicle = names.find(({ id }) => id === row.ride.idVehicle)?.name[language] ?? "";
        if (ofDay) views.push(await driverRideView(tx, row, { shown: ofDay, vehicle, language }));
      }
      const mayRecordPayments = await readFlag(tx, "DRIVERS_RECORD_PAYMENTS");
      return { day, rides: views, mayRecordPayments };
    })
    .answer(say, async (work, { param: { id }, json: { step } }) => {
      const { user } = work;
      await recordStep(work, { user, id, step, among: eq(rides.idDriver, user.id) });
      return {};
    })
    .answer(takeBack, async (work, { param: { id, step } }) => {
      const { user } = work;
      await takeBackStep(work, { user, id, step, among: eq(rides.idDriver, user.id) });
      return {};
    })
    .answerInSteps(pay, async (caller, { param, json }) => {
      await recordDriverPayment(services, caller, param.id, json);
      return {};
    });
}
