import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import { z } from "zod";
import type { Point } from "@/lib/rules/booking/road-estimate";
import { askOutside } from "@/platform/outgoing/ask-outside";
import type { Road, RoadDistance } from "./road";

const CACHED_ROADS = 1000;

/** Part of OSRM's answer that is read: metres and seconds. */
const routeAnswer = z.object({
  code: z.literal("Ok"),
  routes: z.tuple(
    [z.object({ distance: z.number().min(0), duration: z.number().min(0) })],
    z.unknown(),
  ),
});

/** Writes points with five decimals, about a metre: finer ones would only spoil the cache. */
const coordinates = (points: Point[]) =>
  points.map(({ lat, lng }) => `${lng.toFixed(5)},${lat.toFixed(5)}`).join(";");

/**
 * Measures roads by a router with OSRM's route service. When it fails, or takes over three seconds,
 * the failure is logged and the answer is the fallback's.
 * @param options.routerUrl the part before `/route/v1/driving`
 */
export function osrmRouter(options: {
  routerUrl: string;
  log: Pick<Logger, "warn">;
  fallback: RoadDistance;
}): RoadDistance {
  const base = options.routerUrl.replace(/\/+$/, "");
  const cache = new LRUCache<string, Road>({ max: CACHED_ROADS });

  async function route(path: string): Promise<Road> {
    const url = `${base}/route/v1/driving/${path}?overview=false`;
    const { status, body } = await askOutside("router", url);
    if (status !== 200) throw new Error(`the router answered ${status}`);
    const [{ distance, duration }] = routeAnswer.parse(JSON.parse(body.toString())).routes;
    return {
      distanceKm: Math.round(distance / 100) / 10,
      durationMin: Math.round(duration / 60),
      estimate: false,
    };
  }

  return async (points) => {
    const path = coordinates(points);
    const known = cache.get(path);
    if (known) return known;
    try {
      const road = await route(path);
      cache.set(path, road);
      return road;
    } catch (err) {
      options.log.warn({ err }, "router failed, road estimated");
      return options.fallback(points);
    }
  };
}
