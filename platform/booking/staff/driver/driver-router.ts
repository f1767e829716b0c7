import { eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/driver";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { dayRideViews, readRides } from "@/platform/booking/staff/day/day-rides";
import { recordStep } from "@/platform/booking/staff/day/record-step";
import { takeBackStep } from "@/platform/booking/staff/day/take-back-step";
import { rides } from "@/platform/db/schema/booking";
import { newRouter } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { driverRideView } from "./driver-ride-view";
import { recordDriverPayment } from "./record-driver-payment";

/** Routes for a driver: only the rides that are theirs. */
export function driverRouter(services: Services) {
  return newRouter()
    .answer(calls.getDriverDay, async ({ tx, language, now, user }, { query: { day } }) => {
      const [from, until] = [endOfParisDay(daysLater(day, -1)), endOfParisDay(day)];
      const near = await readRides(tx, from, until, eq(rides.idDriver, user.id));
      const rows = near.filter(({ ride }) => ride.endAt > from);
      const shown = await dayRideViews(tx, rows, new Map(), () => undefined, { language, now });
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
    .answer(calls.sayOwnRideStep, async (work, { param: { id }, json: { step } }) => {
      const { user } = work;
      await recordStep(work, { user, id, step, among: eq(rides.idDriver, user.id) });
      return {};
    })
    .answer(calls.takeBackOwnRideStep, async (work, { param: { id, step } }) => {
      const { user } = work;
      await takeBackStep(work, { user, id, step, among: eq(rides.idDriver, user.id) });
      return {};
    })
    .answerInSteps(calls.recordOwnRidePayment, async (caller, { param, json }) => {
      await recordDriverPayment(services, caller, param.id, json);
      return {};
    });
}
