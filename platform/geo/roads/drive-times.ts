import { type DriveMin, type Link, needsDrive } from "@/lib/rules/booking/reachable";
import type { Point } from "@/lib/rules/booking/road-estimate";
import type { RoadDistance } from "./road";

/** Rounds a way to a key: a metre of difference is none. */
const wayKey = (from: Point, to: Point) =>
  [from.lat, from.lng, to.lat, to.lng].map((degrees) => degrees.toFixed(5)).join(" ");

/**
 * Finds the driving times between consecutive rides, and asks for each way once. It may ask a
 * router: never within a transaction.
 */
export async function driveTimes(roadDistance: RoadDistance, links: Link[]): Promise<DriveMin> {
  const ways = new Map<string, [Point, Point]>();
  for (const link of links) {
    if (!needsDrive(link)) continue;
    const { destination: from } = link.before;
    const { origin: to } = link.after;
    ways.set(wayKey(from, to), [from, to]);
  }
  const minutes = new Map(
    await Promise.all(
      [...ways].map(async ([key, way]) => {
        const { durationMin } = await roadDistance(way);
        return [key, Math.ceil(durationMin)] as const;
      }),
    ),
  );
  return (from, to) => minutes.get(wayKey(from, to));
}
