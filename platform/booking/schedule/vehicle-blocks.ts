import { and, asc, gt, lt } from "drizzle-orm";
import { vehicleBlocks } from "@/platform/db/schema/vehicle-block";
import type { Sql } from "@/platform/db/sql";

export type VehicleBlockRow = typeof vehicleBlocks.$inferSelect;

/** Reads the blocks of every vehicle that share a moment with a stretch of time, in their order. */
export async function readBlocks(tx: Sql, from: Date, until: Date): Promise<VehicleBlockRow[]> {
  return tx
    .select()
    .from(vehicleBlocks)
    .where(and(lt(vehicleBlocks.startAt, until), gt(vehicleBlocks.endAt, from)))
    .orderBy(asc(vehicleBlocks.startAt));
}

/** Reads the blocks of every vehicle that some rides may run into. */
export async function blocksAround(
  tx: Sql,
  rides: readonly { startAt: Date; endAt: Date }[],
): Promise<VehicleBlockRow[]> {
  const starts = rides.map(({ startAt }) => startAt.getTime());
  const ends = rides.map(({ endAt }) => endAt.getTime());
  if (starts.length === 0) return [];
  return readBlocks(tx, new Date(Math.min(...starts)), new Date(Math.max(...ends)));
}
