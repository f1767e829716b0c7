import { type Fare, fareOf } from "@/lib/rules/booking/fare";
import { type DriveMin, isReachable, linksOf } from "@/lib/rules/booking/reachable";
import { type RideTime, ridesOf } from "@/lib/rules/booking/ride-span";
import { blocksInWay } from "@/lib/rules/booking/vehicle-block";
import type { Vehicle } from "@/platform/booking/fleet/read-vehicles";
import { blocksAround, type VehicleBlockRow } from "@/platform/booking/schedule/vehicle-blocks";
import { neighboursOf, type TakenRide } from "@/platform/booking/schedule/vehicle-neighbours";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import { invalidFields } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import type { RideToPrice } from "./check-ride";
import { type CheckedRide, checkRide } from "./check-ride";

export interface VehiclePrice {
  vehicle: Vehicle;
  fare: Fare;
  /** Hours of a hire that are charged and kept free: the vehicle's minimum at least. */
  hours: number | undefined;
  rides: RideTime[];
  /** It has the seats, and the time to drive to the ride and from there to its next one. */
  isAvailable: boolean;
  /** Its rides right before and after these. */
  neighbours: TakenRide[];
  blocks: VehicleBlockRow[];
}

export interface PricedRide {
  request: RideToPrice;
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
 * @param idBooking a booking that is to become this ride: its own rides are no obstacle
 * @throws ApiError INVALID_FIELDS with the obstacles, by field
 */
export async function priceRide(
  services: Services,
  idSite: number,
  request: RideToPrice,
  idBooking?: number,
): Promise<PricedRide> {
  return priceChecked(services, idSite, await checkRide(services, idSite, request), idBooking);
}

export async function priceChecked(
  { database, roadDistance }: Services,
  idSite: number,
  checked: CheckedRide,
  idBooking?: number,
): Promise<PricedRide> {
  const { request, startAt, returnAt, road, fares } = checked;
  const { bufferMin } = fares;
  const planned = fares.vehicles.map((vehicle) => plannedIn(vehicle, checked));
  const linked = await database.inSite(idSite, async (tx) => {
    const allBlocks = await blocksAround(
      tx,
      planned.flatMap(({ rides }) => rides),
    );
    const wanted = planned.map(({ vehicle, rides }) => ({ idVehicle: vehicle.id, rides }));
    const allNeighbours = await neighboursOf(tx, wanted, idBooking);
    return planned.map((plan) => {
      const isOwn = ({ idVehicle }: { idVehicle: number }) => idVehicle === plan.vehicle.id;
      const neighbours = allNeighbours.filter(isOwn);
      const blocks = blocksInWay(plan.rides, allBlocks.filter(isOwn));
      return { plan, neighbours, blocks, links: linksOf(plan.rides, neighbours) };
    });
  });
  const drives = await driveTimes(
    roadDistance,
    linked.flatMap(({ links }) => links),
  );
  const prices = linked.map(({ plan, links, neighbours, blocks }): VehiclePrice => {
    const hasSeats = plan.vehicle.seats >= request.passengers;
    const isFree = blocks.length === 0 && isReachable(links, drives, bufferMin);
    return { ...plan, neighbours, blocks, isAvailable: hasSeats && isFree };
  });
  const byPrice = prices.toSorted((a, b) => a.fare.totalCents - b.fare.totalCents);
  const chosen =
    byPrice.find(({ vehicle }) => vehicle.id === request.idVehicle) ??
    byPrice.find(({ isAvailable }) => isAvailable) ??
    byPrice[0];
  if (!chosen) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  return {
    request,
    startAt,
    returnAt,
    distanceKm: Math.round(road.distanceKm * 10) / 10,
    durationMin: road.durationMin,
    isEstimate: road.estimate,
    bufferMin,
    vatRate: fares.vatRate[request.kind],
    prices,
    drives,
    chosen,
  };
}

function plannedIn(
  vehicle: Vehicle,
  { request, startAt, returnAt, road, fares }: CheckedRide,
): Omit<VehiclePrice, "isAvailable" | "neighbours" | "blocks"> {
  const { kind } = request;
  const { distanceKm, durationMin } = road;
  const hours = kind === "HIRE" ? hireHours(vehicle, request.hours) : undefined;
  const fare = fareOf(
    kind === "HIRE"
      ? { kind, hours: hours ?? 0, distanceKm, startAt }
      : { kind, distanceKm, startAt, returnAt },
    vehicle,
    fares.supplements,
    fares.vatRate[kind],
  );
  return {
    vehicle,
    hours,
    fare,
    rides: ridesOf({ ...request, startAt, returnAt, hours, durationMin }),
  };
}

/** Returns the hours of a hire that are charged and kept free: the vehicle's minimum at least. */
export const hireHours = ({ minimumHours }: Vehicle, hours = 0): number =>
  Math.max(hours, minimumHours);
