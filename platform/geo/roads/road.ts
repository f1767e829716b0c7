import { type Point, roadEstimate } from "@/lib/rules/booking/road-estimate";

export interface Road {
  distanceKm: number;
  durationMin: number;
  /** True when it was computed from the points alone rather than along roads. */
  estimate: boolean;
}

/** Length and driving time from the first point through the others in order. */
export type RoadDistance = (points: Point[]) => Promise<Road>;

/** The embedded default: great circles and a road factor. */
export const estimatedRoad: RoadDistance = async (points) => ({
  ...roadEstimate(points),
  estimate: true,
});
