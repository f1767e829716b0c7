import { and, eq, isNotNull } from "drizzle-orm";
import { rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { isDriverFree, lockDriver } from "./driver-time";

type DriverOfLeg = { leg: (typeof rides.$inferSelect)["leg"]; idDriver: number | null };

/** Reads the driver of each ride of a booking, in the order in which drivers are locked. */
export const driversOf = (tx: Sql, idBooking: number): Promise<DriverOfLeg[]> =>
  tx
    .select({ leg: rides.leg, idDriver: rides.idDriver })
    .from(rides)
    .where(and(eq(rides.idBooking, idBooking), isNotNull(rides.idDriver)))
    .orderBy(rides.idDriver, rides.leg);

/**
 * Gives the rides of a booking that were placed anew the drivers they had. A driver with another
 * ride at the new time is left out: the ride has no driver then, and the page of the day shows it.
 */
export async function keepDrivers(
  tx: Sql,
  idBooking: number,
  drivers: DriverOfLeg[],
): Promise<void> {
  for (const { leg, idDriver } of drivers) {
    if (idDriver === null || !(await lockDriver(tx, idDriver))) continue;
    const isThisLeg = and(eq(rides.idBooking, idBooking), eq(rides.leg, leg));
    const [ride] = await tx.select().from(rides).where(isThisLeg);
    if (!ride || !(await isDriverFree(tx, idDriver, ride))) continue;
    await tx.update(rides).set({ idDriver }).where(eq(rides.id, ride.id));
  }
}
