import { type Point, roadEstimate } from "@/lib/rules/booking/road-estimate";

export interface Road {
  distanceKm: number;
  durationMin: number;
  /** True when it was computed from the points alone rather than along roads. */
  estimate: boolean;
}

/** Measure of length and driving time from the first point through the others in order. */
export type RoadDistance = (points: Point[]) => Promise<Road>;

/** Estimates a road by great circles and a road factor: the embedded default. */
export const estimatedRoad: RoadDistance = async (points) => ({
  ...roadEstimate(points),
  estimate: true,
});
