import { asc } from "drizzle-orm";
import type { z } from "zod";
import type { quoteRequest } from "@/lib/contract/booking";
import { type BookingFaults, checkHire, checkReturn, checkRide } from "@/lib/rules/booking-check";
import { type Fare, fareOf } from "@/lib/rules/fare";
import { type DriveMin, isReachable, linksOf } from "@/lib/rules/reachable";
import { type RideTime, ridesOf } from "@/lib/rules/ride-span";
import type { Point } from "@/lib/rules/road-estimate";
import { readFares, type SiteFares, type Vehicle } from "@/platform/areas/fare/site-fares";
import type { Sql } from "@/platform/db/database";
import { calendar } from "@/platform/db/schema/booking";
import { driveTimes } from "@/platform/geo/drive-times";
import type { Road, RoadDistance } from "@/platform/geo/road";
import { invalidFields } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { neighboursOf } from "./vehicle-neighbours";

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
  /** The drives around its rides, in any of the vehicles. */
  drives: DriveMin;
  /** The vehicle asked for, else the cheapest that is available, else the cheapest. */
  chosen: VehiclePrice;
}

/**
 * Checks a ride and prices it in every vehicle of the site.
 * @param idBooking a booking that is to become this ride: its rides stand in nobody's way
 * @throws Refusal INVALID_FIELDS with what stands in its way, by field
 */
export async function priceRide(
  { database, clock, roadDistance }: Services,
  idSite: number,
  request: RideRequest,
  idBooking?: number,
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
  // Even around the corner, a ride is more than a moment.
  const durationMin = Math.max(Math.ceil(road.durationMin), points.length > 1 ? 1 : 0);
  if (returnAt) refuseIfAny(checkReturn(startAt, returnAt, durationMin));
  if (isHire) refuseIfAny(checkHire(request.hours ?? 0, durationMin));

  const planned = vehicles.map((vehicle) => {
    const hours = isHire ? Math.max(request.hours ?? 0, vehicle.minimumHours) : undefined;
    const { kind, pickup, dropoff } = request;
    const times = { kind, startAt, returnAt, hours };
    return {
      vehicle,
      hours,
      fare: fareIn(vehicle, times, road.distanceKm, fares),
      rides: ridesOf({ ...times, pickup, dropoff, durationMin }),
    };
  });
  const linked = await database.inSite(idSite, async (tx) => {
    const found = [];
    for (const one of planned) {
      const neighbours = await neighboursOf(tx, one.vehicle.id, one.rides, idBooking);
      found.push({ one, links: linksOf(one.rides, neighbours) });
    }
    return found;
  });
  const drives = await driveTimes(
    roadDistance,
    linked.flatMap(({ links }) => links),
  );
  const prices = linked.map(({ one, links }): VehiclePrice => {
    const hasSeats = one.vehicle.seats >= request.passengers;
    return { ...one, isAvailable: hasSeats && isReachable(links, drives, bufferMin) };
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
    drives,
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
  ride: {
    kind: RideRequest["kind"];
    startAt: Date;
    returnAt: Date | undefined;
    hours: number | undefined;
  },
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
