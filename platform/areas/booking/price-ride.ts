import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { quoteRequest } from "@/lib/contract/booking";
import { type BookingFaults, checkHire, checkReturn, checkRide } from "@/lib/rules/booking-check";
import { type Fare, fareOf } from "@/lib/rules/fare";
import { type RideTime, ridesOf } from "@/lib/rules/ride-span";
import type { Point } from "@/lib/rules/road-estimate";
import { readFares, type SiteFares, type Vehicle } from "@/platform/areas/fare/site-fares";
import type { Sql } from "@/platform/db/database";
import { calendar } from "@/platform/db/schema/booking";
import type { Road, RoadDistance } from "@/platform/geo/road";
import { invalidFields } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { busyVehicles } from "./busy-vehicles";

/** A ride as the contract's schema has read it. */
export type RideRequest = z.output<typeof quoteRequest>;

/** A vehicle's price for a ride, and whether it can make it. */
export interface VehiclePrice {
  vehicle: Vehicle;
  fare: Fare;
  /** Hours of a hire that are charged and kept free: the vehicle's minimum at least. */
  hours: number | undefined;
  rides: RideTime[];
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
  const isHire = request.kind === "HIRE";
  const startAt = new Date(request.startAt);
  const returnAt = request.returnAt && !isHire ? new Date(request.returnAt) : undefined;
  const { fares, window } = await database.inSite(idSite, async (tx) => ({
    fares: await readFares(tx),
    window: await bookingWindow(tx),
  }));
  const { vehicles, bufferMin } = fares;
  if (vehicles.length === 0) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  const mostSeats = Math.max(...vehicles.map(({ seats }) => seats));
  refuseIfAny(
    checkRide({ ...request, startAt, returnAt }, { now: clock.now(), ...window }, mostSeats),
  );
  const isAsked = ({ id }: Vehicle) => id === request.idVehicle;
  if (request.idVehicle !== undefined && !vehicles.some(isAsked)) {
    throw invalidFields({ idVehicle: "VEHICLE_UNKNOWN" });
  }

  const points = [request.pickup, ...request.stops, ...(request.dropoff ? [request.dropoff] : [])];
  const road = await wayThrough(points, roadDistance);
  const durationMin = Math.ceil(road.durationMin);
  if (returnAt) refuseIfAny(checkReturn(startAt, returnAt, durationMin));
  if (isHire) refuseIfAny(checkHire(request.hours ?? 0, durationMin));

  const planned = vehicles.map((vehicle) => {
    const hours = isHire ? Math.max(request.hours ?? 0, vehicle.minimumHours) : undefined;
    const times = { kind: request.kind, startAt, returnAt, hours };
    return {
      vehicle,
      hours,
      fare: fareIn(vehicle, times, road.distanceKm, fares),
      rides: ridesOf({ ...times, durationMin }),
    };
  });
  const busy = await database.inSite(idSite, (tx) => busyVehicles(tx, planned, bufferMin));
  const prices = planned.map((one): VehiclePrice => {
    const { id, seats } = one.vehicle;
    return { ...one, isAvailable: seats >= request.passengers && !busy.has(id) };
  });
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
    distanceKm: Math.round(road.distanceKm * 10) / 10,
    durationMin,
    isEstimate: road.estimate,
    bufferMin,
    vatRate: fares.vatRate[request.kind],
    prices,
    chosen,
  };
}

/** A hire may have no destination: then there is no way to ask a router for. */
async function wayThrough(points: Point[], roadDistance: RoadDistance): Promise<Road> {
  if (points.length < 2) return { distanceKm: 0, durationMin: 0, estimate: false };
  return roadDistance(points);
}

function fareIn(
  vehicle: Vehicle,
  ride: Pick<Parameters<typeof ridesOf>[0], "kind" | "startAt" | "returnAt" | "hours">,
  distanceKm: number,
  { supplements, vatRate }: SiteFares,
): Fare {
  const { kind, startAt, returnAt, hours = 0 } = ride;
  return fareOf(
    kind === "HIRE"
      ? { kind, hours, distanceKm, startAt }
      : { kind, distanceKm, startAt, returnAt },
    vehicle,
    supplements,
    vatRate[kind],
  );
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

function refuseIfAny(errors: BookingFaults): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
