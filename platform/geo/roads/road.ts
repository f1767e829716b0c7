import type { Logger } from "pino";
import { type Point, roadEstimate } from "@/lib/rules/booking/road-estimate";
import { osrmRouter } from "./osrm-router";

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

/**
 * The road service that the environment asks for.
 * @param options.routerUrl base address of an OSRM-compatible router; without it roads are estimated
 */
export function createRoadDistance(options: {
  routerUrl: string | undefined;
  log: Pick<Logger, "warn">;
}): RoadDistance {
  const { routerUrl, log } = options;
  return routerUrl ? osrmRouter({ routerUrl, log, fallback: estimatedRoad }) : estimatedRoad;
}
