import type { z } from "zod";
import type { OfferedTimes, timesRequestSchema } from "@/lib/contract/offered-time";
import { checkHire, checkWay } from "@/lib/rules/booking/booking-check";
import { startError } from "@/lib/rules/booking/booking-window";
import { isOnRequest, isOverruled } from "@/lib/rules/booking/on-request";
import { isReachable, linksOf, neighboursAmong } from "@/lib/rules/booking/reachable";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import { blocksInWay } from "@/lib/rules/booking/vehicle-block";
import { type DayTime, dayTimes } from "@/lib/rules/calendar/day-times";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { LONGEST_RIDE } from "@/platform/booking/schedule/ride-between";
import { takenRides } from "@/platform/booking/schedule/taken-rides";
import { readBlocks } from "@/platform/booking/schedule/vehicle-blocks";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import { invalidFields, throwIfInvalid } from "@/platform/http/api-error";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";
import { checkPlaces } from "./check-places";
import { hireHours } from "./price-ride";
import { readOffer } from "./read-offer";
import { readWindow } from "./read-window";
import { rideWay } from "./ride-way";

/**
 * Lists the times of a day at which a ride may start, a quarter of an hour apart, each with the
 * vehicles that can make it: the drive from their ride before, the ride, the drive to their next
 * one. A ride that the company only makes on request has no such time. For the staff the times of
 * the calendar and the area of the site are no obstacle.
 * @param whose.idBooking the booking that is to be changed: its own rides do not take the vehicle
 * @throws ApiError INVALID_FIELDS with the errors that hold at any time, by field; NOT_FOUND on a
 *   site that takes no rides
 */
export async function offerTimes(
  services: Services,
  idSite: number,
  request: z.output<typeof timesRequestSchema>,
  { idBooking, isStaff = false }: { idBooking?: number; isStaff?: boolean } = {},
): Promise<OfferedTimes> {
  const { database, clock, roadDistance } = services;
  const times = dayTimes(request.date);
  const [first, last] = [times.at(0)?.at ?? clock.now(), times.at(-1)?.at ?? clock.now()];
  const { fares, window, offer, taken, blocks } = await database.inSite(idSite, async (tx) => {
    await requireFeature(tx, "RIDES");
    const fares = await readFares(tx);
    const window = await readWindow(tx, clock.now());
    const offer = await readOffer(tx, fares.vehicles);
    // A later block is in no ride's way.
    const blocks = await readBlocks(tx, first, new Date(last.getTime() + LONGEST_RIDE));
    return { fares, window, offer, blocks, taken: await takenRides(tx, first, last) };
  });
  const { kind, pickup, dropoff, passengers, idVehicle } = request;
  const isWanted = ({ id, seats }: { id: number; seats: number }) =>
    seats >= passengers && (idVehicle === undefined || id === idVehicle);
  if (fares.vehicles.length === 0) throw invalidFields({ idVehicle: "NO_VEHICLE" });
  const { pickup: atStart, ...others } = checkWay(request, offer);
  const errors = request.isWayBack || !atStart ? others : { ...others, pickup: atStart };
  const found = { ...errors, ...(await checkPlaces(services, idSite, request)) };
  const codes = Object.values(found);
  if (!isStaff && isOnRequest(codes)) return { times: times.map(noVehicle) };
  if (!isStaff || !codes.every(isOverruled)) throwIfInvalid(found);
  const { durationMin } = await rideWay(request, roadDistance);
  if (kind === "HIRE") throwIfInvalid(checkHire(request.hours ?? 0, durationMin));

  const isOpen = (at: Date) => {
    const error = startError(at, window);
    return !error || (isStaff && isOverruled(error));
  };
  const open = times.filter(({ at }) => isOpen(at));
  const ways = fares.vehicles.filter(isWanted).flatMap((vehicle) => {
    const takenRides = taken.filter(
      (ride) => ride.idVehicle === vehicle.id && ride.idBooking !== idBooking,
    );
    const ownBlocks = blocks.filter((block) => block.idVehicle === vehicle.id);
    const hours = kind === "HIRE" ? hireHours(vehicle, request.hours) : undefined;
    return open.flatMap(({ at, time }) => {
      const rides = ridesOf({ kind, pickup, dropoff, startAt: at, hours, durationMin });
      if (blocksInWay(rides, ownBlocks).length > 0) return [];
      return [{ time, id: vehicle.id, links: linksOf(rides, neighboursAmong(takenRides, rides)) }];
    });
  });
  const drives = await driveTimes(
    roadDistance,
    ways.flatMap(({ links }) => links),
  );
  const byTime = new Map<string, number[]>();
  for (const { time, id, links } of ways) {
    if (!isReachable(links, drives, fares.bufferMin)) continue;
    byTime.set(time, [...(byTime.get(time) ?? []), id]);
  }
  return {
    times: times.map(({ at, time }) => {
      const idVehicles = byTime.get(time) ?? [];
      return { at: parisIso(at), time, available: idVehicles.length > 0, idVehicles };
    }),
  };
}

const noVehicle = ({ at, time }: DayTime) => ({
  at: parisIso(at),
  time,
  available: false,
  idVehicles: [],
});
