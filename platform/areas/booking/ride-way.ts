import type { Point } from "@/lib/rules/road-estimate";
import type { Road, RoadDistance } from "@/platform/geo/road";

/**
 * The way of a ride, in whole minutes. A hire may have no destination: then there is no way to ask
 * a router for.
 */
export async function rideWay(
  ride: { pickup: Point; stops: Point[]; dropoff?: Point | undefined },
  roadDistance: RoadDistance,
): Promise<Road> {
  const points = [ride.pickup, ...ride.stops, ...(ride.dropoff ? [ride.dropoff] : [])];
  if (points.length < 2) return { distanceKm: 0, durationMin: 0, estimate: false };
  const road = await roadDistance(points);
  // Even around the corner, a ride is more than a moment.
  return { ...road, durationMin: Math.max(1, Math.ceil(road.durationMin)) };
}
