import type { Point } from "@/lib/rules/booking/road-estimate";
import type { Road, RoadDistance } from "@/platform/geo/roads/road";

/** Distance and time of a drive within a town, where only the town is placed. */
const IN_TOWN = { distanceKm: 4, durationMin: 15 };

type WayPoint = Point & { kind: string };

/** Measures a ride's way, in whole minutes; no router is asked for a hire without destination. */
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
    // Even a ride around the corner takes more than a moment.
    durationMin: Math.max(1, Math.ceil(road.durationMin) + inTown * IN_TOWN.durationMin),
    estimate: road.estimate || inTown > 0,
  };
}

const isSameTown = (from: WayPoint | undefined, to: WayPoint): boolean =>
  from?.kind === "TOWN" && to.kind === "TOWN" && from.lat === to.lat && from.lng === to.lng;
