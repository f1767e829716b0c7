import { asc, eq } from "drizzle-orm";
import type { RideKind } from "@/lib/contract/booking";
import type { Sql } from "@/platform/db/database";
import { fareSupplements, vehicles } from "@/platform/db/schema/booking";
import { readNumbers } from "@/platform/site/parameter/read-numbers";

export type Vehicle = typeof vehicles.$inferSelect;

/** What prices are made of, for the site of the transaction. */
export interface SiteFares {
  /** Those in service, in the company's order. */
  vehicles: Vehicle[];
  supplements: (typeof fareSupplements.$inferSelect)[];
  /** Percent. */
  vatRate: Record<RideKind, number>;
  /** Minutes that a vehicle stays free after each ride. */
  bufferMin: number;
}

export async function readFares(tx: Sql): Promise<SiteFares> {
  const vehicleRows = await tx
    .select()
    .from(vehicles)
    .where(eq(vehicles.isActive, true))
    .orderBy(asc(vehicles.order), asc(vehicles.id));
  const supplements = await tx.select().from(fareSupplements).orderBy(asc(fareSupplements.id));
  const number = await readNumbers(tx, ["VAT_RATE_TRANSFER", "VAT_RATE_HIRE"]);
  return {
    vehicles: vehicleRows,
    supplements,
    vatRate: { TRANSFER: number.VAT_RATE_TRANSFER, HIRE: number.VAT_RATE_HIRE },
    bufferMin: await bufferMinutes(tx),
  };
}

/** Minutes that a vehicle stays free after each ride. */
export async function bufferMinutes(tx: Sql): Promise<number> {
  return (await readNumbers(tx, ["BOOKING_BUFFER_MINUTES"])).BOOKING_BUFFER_MINUTES;
}
