import { and, asc, desc, eq, gt, lte, ne } from "drizzle-orm";
import { type DriveMin, linksOf } from "@/lib/rules/booking/reachable";
import type { RideTime } from "@/lib/rules/booking/ride-span";
import type { Sql } from "@/platform/db/database";
import { ride } from "@/platform/db/schema/booking";
import { driveTimes } from "@/platform/geo/roads/drive-times";
import type { Services } from "@/platform/services/services";

/** A ride that a vehicle has. */
export type TakenRide = typeof ride.$inferSelect;

/**
 * The rides of a vehicle right before and right after each of those that it is wanted for.
 * @param idBooking whose own rides do not count: they are about to be moved
 */
export async function neighboursOf(
  tx: Sql,
  idVehicle: number,
  rides: Pick<RideTime, "startAt">[],
  idBooking = 0,
): Promise<TakenRide[]> {
  const others = [
    eq(ride.idVehicle, idVehicle),
    eq(ride.isActive, true),
    ne(ride.idBooking, idBooking),
  ];
  const found = new Map<number, TakenRide>();
  for (const { startAt } of rides) {
    const before = tx
      .select()
      .from(ride)
      .where(and(...others, lte(ride.startAt, startAt)))
      .orderBy(desc(ride.startAt), desc(ride.id))
      .limit(1);
    const after = tx
      .select()
      .from(ride)
      .where(and(...others, gt(ride.startAt, startAt)))
      .orderBy(asc(ride.startAt), asc(ride.id))
      .limit(1);
    for (const one of [...(await before), ...(await after)]) found.set(one.id, one);
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
  const { idVehicle, rides, idBooking } = wanted;
  const neighbours = await database.inSite(idSite, (tx) =>
    neighboursOf(tx, idVehicle, rides, idBooking),
  );
  return driveTimes(roadDistance, linksOf(rides, neighbours));
}
