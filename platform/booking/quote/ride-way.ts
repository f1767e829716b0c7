import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Road, RoadDistance } from "@/platform/geo/roads/road";

/** What a drive from one address of a town to another counts for, where only the town is placed. */
const IN_TOWN = { distanceKm: 4, durationMin: 15 };

type WayPoint = Point & { kind: string };

/**
 * The way of a ride, in whole minutes. A hire may have no destination: then there is no way to ask
 * a router for.
 */
export async function rideWay(
  ride: { pickup: WayPoint; stops: WayPoint[]; dropoff?: WayPoint | undefined },
  roadDistance: RoadDistance,
): Promise<Road> {
  const points = [ride.pickup, ...ride.stops, ...(ride.dropoff ? [ride.dropoff] : [])];
  if (points.length < 2) return { distanceKm: 0, durationMin: 0, estimate: false };
  const road = await roadDistance(points);
  const inTown = points.filter((point, index) => isSameTown(points[index - 1], point)).length;
  return {
    distanceKm: road.distanceKm + inTown * IN_TOWN.distanceKm,
    // Even around the corner, a ride is more than a moment.
    durationMin: Math.max(1, Math.ceil(road.durationMin) + inTown * IN_TOWN.durationMin),
    estimate: road.estimate || inTown > 0,
  };
}

const isSameTown = (from: WayPoint | undefined, to: WayPoint): boolean =>
  from?.kind === "TOWN" && to.kind === "TOWN" && from.lat === to.lat && from.lng === to.lng;
