import { asc, eq } from "drizzle-orm";
import type { RideKind } from "@/lib/contract/booking";
import type { Sql } from "@/platform/db/database";
import { fareSupplement, vehicle } from "@/platform/db/schema/booking";
import { readNumbers } from "@/platform/site/parameter/read-numbers";

export type Vehicle = typeof vehicle.$inferSelect;

/** What prices are made of, for the site of the transaction. */
export interface SiteFares {
  /** Those in service, in the company's order. */
  vehicles: Vehicle[];
  supplements: (typeof fareSupplement.$inferSelect)[];
  /** Percent. */
  vatRate: Record<RideKind, number>;
  /** Minutes that a vehicle stays free after each ride. */
  bufferMin: number;
}

export async function readFares(tx: Sql): Promise<SiteFares> {
  const vehicles = await tx
    .select()
    .from(vehicle)
    .where(eq(vehicle.isActive, true))
    .orderBy(asc(vehicle.order), asc(vehicle.id));
  const supplements = await tx.select().from(fareSupplement).orderBy(asc(fareSupplement.id));
  const number = await readNumbers(tx, ["VAT_RATE_TRANSFER", "VAT_RATE_HIRE"]);
  return {
    vehicles,
    supplements,
    vatRate: { TRANSFER: number.VAT_RATE_TRANSFER, HIRE: number.VAT_RATE_HIRE },
    bufferMin: await bufferMinutes(tx),
  };
}

/** Minutes that a vehicle stays free after each ride. */
export async function bufferMinutes(tx: Sql): Promise<number> {
  return (await readNumbers(tx, ["BOOKING_BUFFER_MINUTES"])).BOOKING_BUFFER_MINUTES;
}
