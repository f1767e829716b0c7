import { and, asc, desc, eq, gt, lte, ne } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type DriveMin, linksOf } from "@/lib/rules/booking/reachable";
import type { RideTime } from "@/lib/rules/booking/ride-span";
import type { Sql } from "@/platform/db/database";
import { rides } from "@/platform/db/schema/booking";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import type { Services } from "@/platform/services/services";

/** A ride that a vehicle has. */
export type TakenRide = typeof rides.$inferSelect;

/** Rides that a vehicle is wanted for. */
interface WantedVehicle {
  idVehicle: number;
  rides: readonly Pick<RideTime, "startAt">[];
}

/**
 * The rides of vehicles right before and right after each of those that they are wanted for, each
 * once. However many they are, it is one statement.
 * @param idBooking whose own rides do not count: they are about to be moved
 */
export async function neighboursOf(
  tx: Sql,
  wanted: readonly WantedVehicle[],
  idBooking = 0,
): Promise<TakenRide[]> {
  const [first, second, ...others] = wanted.flatMap(({ idVehicle, rides: rideTimes }) =>
    rideTimes.flatMap(({ startAt }) => {
      const among = [
        eq(rides.idVehicle, idVehicle),
        eq(rides.isActive, true),
        ne(rides.idBooking, idBooking),
      ];
      const before = tx
        .select()
        .from(rides)
        .where(and(...among, lte(rides.startAt, startAt)))
        .orderBy(desc(rides.startAt), desc(rides.id))
        .limit(1);
      const after = tx
        .select()
        .from(rides)
        .where(and(...among, gt(rides.startAt, startAt)))
        .orderBy(asc(rides.startAt), asc(rides.id))
        .limit(1);
      return [before, after];
    }),
  );
  if (!first || !second) return [];
  const found = await unionAll(first, second, ...others);
  return [...new Map(found.map((ride) => [ride.id, ride])).values()];
}

/**
 * The drives to and from the rides next to those of a booking, for `placeRides`; ask before its
 * transaction.
 * @param wanted.idBooking a booking that has rides already, which are about to be moved
 */
export async function drivesAround(
  { database, roadDistance }: Pick<Services, "database" | "roadDistance">,
  idSite: number,
  wanted: { idVehicle: number; rides: RideTime[]; idBooking?: number },
): Promise<DriveMin> {
  const { idVehicle, rides: rideTimes, idBooking } = wanted;
  const neighbours = await database.inSite(idSite, (tx) =>
    neighboursOf(tx, [{ idVehicle, rides: rideTimes }], idBooking),
  );
  return driveTimes(roadDistance, linksOf(rideTimes, neighbours));
}
