import { and, asc, desc, eq, gt, lte, ne } from "drizzle-orm";
import { type DriveMin, linksOf } from "@/lib/rules/booking/reachable";
import type { RideTime } from "@/lib/rules/booking/ride-span";
import type { Sql } from "@/platform/db/database";
import { rides } from "@/platform/db/schema/booking";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import type { Services } from "@/platform/services/services";

/** A ride that a vehicle has. */
export type TakenRide = typeof rides.$inferSelect;

/**
 * The rides of a vehicle right before and right after each of those that it is wanted for.
 * @param idBooking whose own rides do not count: they are about to be moved
 */
export async function neighboursOf(
  tx: Sql,
  idVehicle: number,
  rideTimes: Pick<RideTime, "startAt">[],
  idBooking = 0,
): Promise<TakenRide[]> {
  const others = [
    eq(rides.idVehicle, idVehicle),
    eq(rides.isActive, true),
    ne(rides.idBooking, idBooking),
  ];
  const found = new Map<number, TakenRide>();
  for (const { startAt } of rideTimes) {
    const before = tx
      .select()
      .from(rides)
      .where(and(...others, lte(rides.startAt, startAt)))
      .orderBy(desc(rides.startAt), desc(rides.id))
      .limit(1);
    const after = tx
      .select()
      .from(rides)
      .where(and(...others, gt(rides.startAt, startAt)))
      .orderBy(asc(rides.startAt), asc(rides.id))
      .limit(1);
    for (const ride of [...(await before), ...(await after)]) found.set(ride.id, ride);
  }
  return [...found.values()];
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
    neighboursOf(tx, idVehicle, rideTimes, idBooking),
  );
  return driveTimes(roadDistance, linksOf(rideTimes, neighbours));
}
