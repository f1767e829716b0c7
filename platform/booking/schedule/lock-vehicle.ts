import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { vehicles } from "@/platform/db/schema/booking";

/** Whoever changes the rides of a vehicle waits here for the others who do. */
export async function lockVehicle(tx: Sql, idVehicle: number): Promise<void> {
  await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, idVehicle))
    .for("no key update");
}
