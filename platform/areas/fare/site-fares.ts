import { asc, eq, inArray } from "drizzle-orm";
import type { RideKind } from "@/lib/contract/booking";
import { PARAMETERS, type ParameterKey } from "@/lib/contract/parameter-catalogue";
import type { Sql } from "@/platform/db/database";
import { fareSupplement, vehicle } from "@/platform/db/schema/booking";
import { parameter } from "@/platform/db/schema/site-look";

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

const NUMBERS = ["VAT_RATE_TRANSFER", "VAT_RATE_HIRE", "BOOKING_BUFFER_MINUTES"] as const;

export async function readFares(tx: Sql): Promise<SiteFares> {
  const vehicles = await tx
    .select()
    .from(vehicle)
    .where(eq(vehicle.isActive, true))
    .orderBy(asc(vehicle.order), asc(vehicle.id));
  const supplements = await tx.select().from(fareSupplement).orderBy(asc(fareSupplement.id));
  const rows = await tx.select().from(parameter).where(inArray(parameter.type, NUMBERS.slice()));
  const number = (key: ParameterKey) => {
    const value = rows.find(({ type }) => type === key)?.value;
    return Number(value || PARAMETERS[key].default);
  };
  return {
    vehicles,
    supplements,
    vatRate: { TRANSFER: number("VAT_RATE_TRANSFER"), HIRE: number("VAT_RATE_HIRE") },
    bufferMin: number("BOOKING_BUFFER_MINUTES"),
  };
}
