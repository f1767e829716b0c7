import type { Logger } from "pino";
import { osrmRouter } from "./osrm-router";
import { estimatedRoad, type RoadDistance } from "./road";

/**
 * Creates the road service that the environment asks for.
 * @param options.routerUrl base address of an OSRM-compatible router; without it roads are
 *   estimated
 */
export function createRoadDistance(options: {
  routerUrl: string | undefined;
  log: Pick<Logger, "warn">;
}): RoadDistance {
  const { routerUrl, log } = options;
  return routerUrl ? osrmRouter({ routerUrl, log, fallback: estimatedRoad }) : estimatedRoad;
}
