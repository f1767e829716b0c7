import { eq } from "drizzle-orm";
import { vehicles } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

/** Locks a vehicle, so that changes of its rides are made one after the other. */
export async function lockVehicle(tx: Sql, idVehicle: number): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, idVehicle))
    .for("no key update");
}
