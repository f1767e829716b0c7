import { asc } from "drizzle-orm";
import { keptRead } from "@/platform/db/kept-read";
import { vehicles } from "@/platform/db/schema/booking";

export type Vehicle = typeof vehicles.$inferSelect;

/** Vehicles of the site in the company's order, those out of service too. */
export const readVehicles = keptRead(
  ["fares"],
  async (tx): Promise<readonly Vehicle[]> =>
    tx.select().from(vehicles).orderBy(asc(vehicles.order), asc(vehicles.id)),
);
