import { asc } from "drizzle-orm";
import type { RideKind } from "@/lib/contract/booking";
import { keptRead } from "@/platform/db/kept-read";
import { fareSupplements } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { readVehicles, type Vehicle } from "./read-vehicles";

export const readSupplements = keptRead(
  ["fares"],
  async (tx): Promise<readonly (typeof fareSupplements.$inferSelect)[]> =>
    tx.select().from(fareSupplements).orderBy(asc(fareSupplements.id)),
);

/** Parts of a price, for the transaction's site. */
export interface SiteFares {
  /** Vehicles in service, in the company's order. */
  vehicles: Vehicle[];
  supplements: readonly (typeof fareSupplements.$inferSelect)[];
  /** Percent. */
  vatRate: Record<RideKind, number>;
  /** Minutes that a vehicle stays free after each ride. */
  bufferMin: number;
}

export async function readFares(tx: Sql): Promise<SiteFares> {
  const vehicles = await readVehicles(tx);
  const number = await readNumbers(tx, ["VAT_RATE_TRANSFER", "VAT_RATE_HIRE"]);
  return {
    vehicles: vehicles.filter(({ isActive }) => isActive),
    supplements: await readSupplements(tx),
    vatRate: { TRANSFER: number.VAT_RATE_TRANSFER, HIRE: number.VAT_RATE_HIRE },
    bufferMin: await bufferMinutes(tx),
  };
}

/** Reads the minutes that a vehicle stays free after each ride. */
export async function bufferMinutes(tx: Sql): Promise<number> {
  return (await readNumbers(tx, ["BOOKING_BUFFER_MINUTES"])).BOOKING_BUFFER_MINUTES;
}
