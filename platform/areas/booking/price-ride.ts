import { and, asc, eq, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { quoteRequest } from "@/lib/contract/booking";
import { checkReturn, checkRide } from "@/lib/rules/booking-check";
import { type Fare, fareOf } from "@/lib/rules/fare";
import { busySpans, type RideTime, ridesOf } from "@/lib/rules/ride-span";
import { readFares, type SiteFares, type Vehicle } from "@/platform/areas/fare/site-fares";
import type { Sql } from "@/platform/db/database";
import { calendar, ride as rideTable } from "@/platform/db/schema/booking";
import { invalidFields } from "@/platform/refusal";
import type { Services } from "@/platform/services";

/** A ride as the contract's schema has read it. */
export type RideRequest = z.output<typeof quoteRequest>;

/** A vehicle's price for a ride, and whether it can make it. */
export interface VehiclePrice {
  vehicle: Vehicle;
  fare: Fare;
  isAvailable: boolean;
}

/** A ride that can be booked, with its way and its price in each vehicle. */
export interface PricedRide {
  request: RideRequest;
  startAt: Date;
  returnAt: Date | undefined;
  /** Kilometres of one way, to a tenth; zero for a hire without a destination. */
  distanceKm: number;
  /** Minutes of one way. */
  durationMin: number;
  isEstimate: boolean;
  rides: RideTime[];
  bufferMin: number;
  vatRate: number;
  prices: VehiclePrice[];
  /** The vehicle asked for, else the cheapest that is available, else the cheapest. */
  chosen: VehiclePrice;
}

/**
 * Checks a ride and prices it in every vehicle of the site.
 * @throws Refusal INVALID_FIELDS with what stands in its way, by field
 */
export async function priceRide(
  { database, clock, roadDistance }: Services,
  idSite: number,
  request: RideRequest,
): Promise<PricedRide> {
  const startAt = new Date(request.startAt);
  const returnAt = request.returnAt ? new Date(request.returnAt) : undefined;
  const { fares, window } = await database.inSite(idSite, async (tx) => ({
    fares: await readFares(tx),
    window: await bookingWindow(tx),
  }));
  const mostSeats = Math.max(0, ...fares.vehicles.map(({ seats }) => seats));
  refuseIfAny(
    checkRide({ ...request, startAt, returnAt }, { now: clock.now(), ...window }, mostSeats),
  );
  const isAsked = ({ id }: Vehicle) => id === request.idVehicle;
  if (request.idVehicle !== undefined && !fares.vehicles.some(isAsked)) {
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
  }

  const points = [request.pickup, ...request.stops, ...(request.dropoff ? [request.dropoff] : [])];
  const road = await roadDistance(points);
  const distanceKm = Math.round(road.distanceKm * 10) / 10;
  const durationMin = Math.ceil(road.durationMin);
  if (returnAt) refuseIfAny(checkReturn(startAt, returnAt, durationMin));

  const rides = ridesOf({ ...request, startAt, returnAt, durationMin });
  const busy = await database.inSite(idSite, (tx) => busyVehicles(tx, rides, fares.bufferMin));
  const prices = fares.vehicles.map(
    (vehicle): VehiclePrice => ({
      vehicle,
      fare: fareIn(vehicle, request, road.distanceKm, { startAt, returnAt }, fares),
      isAvailable: vehicle.seats >= request.passengers && !busy.has(vehicle.id),
    }),
  );
  const byPrice = prices.toSorted((a, b) => a.fare.totalCents - b.fare.totalCents);
  const chosen =
    byPrice.find(({ vehicle }) => isAsked(vehicle)) ??
    byPrice.find(({ isAvailable }) => isAvailable) ??
    byPrice[0];
  if (!chosen) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  return {
    request,
    startAt,
    returnAt,
    distanceKm,
    durationMin,
    isEstimate: road.estimate,
    rides,
    bufferMin: fares.bufferMin,
    vatRate: fares.vatRate[request.kind],
    prices,
    chosen,
  };
}

function fareIn(
  vehicle: Vehicle,
  { kind, hours = 0 }: RideRequest,
  distanceKm: number,
  { startAt, returnAt }: { startAt: Date; returnAt: Date | undefined },
  { supplements, vatRate }: SiteFares,
): Fare {
  const ride =
    kind === "HIRE"
      ? ({ kind, hours, distanceKm, startAt } as const)
      : ({ kind, distanceKm, startAt, returnAt } as const);
  return fareOf(ride, vehicle, supplements, vatRate[kind]);
}

/** When rides may start: the site's first calendar. */
async function bookingWindow(tx: Sql) {
  const [row] = await tx.select().from(calendar).orderBy(asc(calendar.id)).limit(1);
  return {
    minimumNoticeMin: row?.minimumNoticeMin ?? 0,
    furthestDays: row?.furthestDays ?? 365,
    closures: row?.closures ?? [],
  };
}

/** The vehicles that are away during any of the rides, the buffer around them included. */
async function busyVehicles(tx: Sql, rides: RideTime[], bufferMin: number): Promise<Set<number>> {
  const overlaps = busySpans(rides, bufferMin).map(
    ({ from, until }): SQL =>
      sql`${rideTable.busy} && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
  );
  const rows = await tx
    .selectDistinct({ id: rideTable.idVehicle })
    .from(rideTable)
    .where(and(eq(rideTable.isActive, true), or(...overlaps)));
  return new Set(rows.map(({ id }) => id));
}

function refuseIfAny(errors: Record<string, string>): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
