import { and, lte, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterwards } from "./afterwards";
import type { Sql } from "./sql";

/**
 * Deletes an expired row, so that it is not good again when the clock goes back.
 * @param isIt finds the row; one that has not expired stays
 */
export async function spendOver(
  tx: Sql,
  table: PgTable & { expiresAt: PgColumn },
  isIt: SQL,
  now: Date,
): Promise<void> {
  await afterwards(tx, (later) => later.delete(table).where(and(isIt, lte(table.expiresAt, now))));
}
