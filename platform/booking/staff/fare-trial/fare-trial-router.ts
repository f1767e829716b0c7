import { asc, eq } from "drizzle-orm";
import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";
import * as calls from "@/lib/contract/calls/fare-trial";
import type { FareSupplement } from "@/lib/rules/booking/fare";
import { tryFares } from "@/lib/rules/booking/fare-trial";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fareSupplementSource } from "@/platform/booking/staff/resources/fare-supplement-source";
import { vehicleSource } from "@/platform/booking/staff/resources/vehicle-source";
import { fareSupplements, vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { pastRides } from "./past-rides";

/** Limit on the largest differences shown. */
const MOST_SHOWN = 10;

export function fareTrialRouter() {
  return newRouter()
    .answer(calls.tryVehicleFares, async ({ tx, language, now }, { param: { id }, json }) => {
      const { days, ...change } = json;
      const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, id));
      if (!vehicle) throw new ApiError("NOT_FOUND");
      const [item] = await vehicleSource.views(tx, [vehicle], language);
      if (!item || !vehicleSource.change) throw new Error("A vehicle cannot be changed");
      const values = vehicleSource.change.valuesOf({ ...item, ...change }, vehicle, now);
      const grid = { ...vehicle, ...values };
      const rides = await pastRides(tx, { days, now, idVehicle: id, gridOf: () => grid });
      const supplements = await tx.select().from(fareSupplements);
      return trialView(days, rides, supplements);
    })
    .answer(calls.tryFareSupplement, async ({ tx, language, now }, { param: { id }, json }) => {
      const { days, ...change } = json;
      const rows = await tx.select().from(fareSupplements).orderBy(asc(fareSupplements.id));
      const row = rows.find((one) => one.id === id);
      if (!row) throw new ApiError("NOT_FOUND");
      const tried = { ...row, ...(await supplementValues(tx, { row, change, language, now })) };
      const rides = await pastRides(tx, { days, now, gridOf: (vehicle) => vehicle });
      return trialView(
        days,
        rides,
        rows.map((one) => (one.id === id ? tried : one)),
      );
    });
}

async function supplementValues(
  tx: Sql,
  of: {
    row: typeof fareSupplements.$inferSelect;
    change: Record<string, unknown>;
    language: Parameters<typeof fareSupplementSource.views>[2];
    now: Date;
  },
): Promise<Partial<FareSupplement>> {
  const { row, change, language, now } = of;
  const [item] = await fareSupplementSource.views(tx, [row], language);
  if (!item || !fareSupplementSource.change) throw new Error("A supplement cannot be changed");
  return fareSupplementSource.change.valuesOf({ ...item, ...change }, row, now);
}

function trialView(
  days: number,
  rides: Awaited<ReturnType<typeof pastRides>>,
  supplements: FareSupplement[],
): FareTrialPage {
  const trial = tryFares(rides, supplements, MOST_SHOWN);
  const byId = new Map(rides.map((ride) => [ride.id, ride]));
  return {
    days,
    count: trial.count,
    leftOut: trial.leftOut,
    before: eurosFromCents(trial.beforeCents),
    after: eurosFromCents(trial.afterCents),
    largest: trial.largest.flatMap(({ id, beforeCents, afterCents }) => {
      const ride = byId.get(id);
      if (!ride) return [];
      return [
        {
          reference: ride.reference,
          startAt: parisIso(ride.startAt),
          before: eurosFromCents(beforeCents),
          after: eurosFromCents(afterCents),
        },
      ];
    }),
  };
}
