import { asc, desc, eq } from "drizzle-orm";
import type { FareTrialPage } from "@/lib/contract/admin/fare-trial";
import * as calls from "@/lib/contract/calls/fare-trial";
import type { FareSupplement } from "@/lib/rules/booking/fare";
import { type Fares, nextHourWith, tryFares, tryJourney } from "@/lib/rules/booking/fare-trial";
import { roadEstimate } from "@/lib/rules/booking/road-estimate";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { fareSupplementSource } from "@/platform/booking/staff/resources/fare-supplement-source";
import { vehicleSource } from "@/platform/booking/staff/resources/vehicle-source";
import { fareSupplements, vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { likelyPlaces } from "@/platform/geo/places/likely-places";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { readOffice } from "@/platform/site/read-office";
import { pastRides } from "./past-rides";

/** Limit on the largest differences shown. */
const MOST_SHOWN = 10;

/** Hours of a usual hire. */
const HIRED_HOURS = 4;

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
      const saved = { grid: vehicle, supplements };
      const journeys = { saved, typed: { grid, supplements }, code: null };
      return trialView({ tx, language, now }, { days, rides, journeys });
    })
    .answer(calls.tryFareSupplement, async ({ tx, language, now }, { param: { id }, json }) => {
      const { days, ...change } = json;
      const rows = await tx.select().from(fareSupplements).orderBy(asc(fareSupplements.id));
      const row = rows.find((one) => one.id === id);
      if (!row) throw new ApiError("NOT_FOUND");
      const tried = { ...row, ...(await supplementValues(tx, { row, change, language, now })) };
      const rides = await pastRides(tx, { days, now, gridOf: (vehicle) => vehicle });
      const supplements = rows.map((one) => (one.id === id ? tried : one));
      const [grid] = await tx
        .select()
        .from(vehicles)
        .orderBy(desc(vehicles.isActive), asc(vehicles.order), asc(vehicles.id))
        .limit(1);
      const journeys = grid && {
        saved: { grid, supplements: rows },
        typed: { grid, supplements },
        code: row.code,
      };
      return trialView({ tx, language, now }, { days, rides, journeys });
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

/** Fares of usual journeys, and the supplement that these are to have; null for none. */
interface Journeys {
  saved: Fares;
  typed: Fares;
  code: FareSupplement["code"] | null;
}

type Reader = Pick<UnitOfWork, "tx" | "language" | "now">;

async function trialView(
  reader: Reader,
  of: {
    days: number;
    rides: Awaited<ReturnType<typeof pastRides>>;
    journeys: Journeys | undefined;
  },
): Promise<FareTrialPage> {
  const { days, rides, journeys } = of;
  const trial = tryFares(rides, journeys?.typed.supplements ?? [], MOST_SHOWN);
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
    journeys: trial.count === 0 && journeys ? await triedJourneys(reader, journeys) : [],
  };
}

/** Prices the usual journeys of a company that has made none: from its door, by day. */
async function triedJourneys(
  { tx, language, now }: Reader,
  { code, ...fares }: Journeys,
): Promise<FareTrialPage["journeys"]> {
  const office = await readOffice(tx);
  if (!office) return [];
  const startAt = nextHourWith(code, fares.typed, now);
  const places = likelyPlaces(localeFromCode(language) ?? "fr", office)
    .map(({ label, ...place }) => ({ to: label, ...roadEstimate([office, place]) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);
  const rides = [places[0], places.at(-1), { to: null, distanceKm: 0 }].flatMap(
    (ride) => ride ?? [],
  );
  return rides.map(({ to, distanceKm }) => {
    const hours = to === null ? HIRED_HOURS : null;
    const { beforeCents, afterCents } = tryJourney(
      hours === null
        ? { kind: "TRANSFER", distanceKm, startAt }
        : { kind: "HIRE", hours, distanceKm, startAt },
      fares,
    );
    return {
      ...{ to, hours, distanceKm: Math.round(distanceKm * 10) / 10 },
      startAt: parisIso(startAt),
      before: eurosFromCents(beforeCents),
      after: eurosFromCents(afterCents),
    };
  });
}
