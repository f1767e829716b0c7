import { and, lte, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterwards } from "./afterwards";
import type { Sql } from "./sql";

/**
 * Takes away what was found to be over, so that it is not good again when the clock goes back.
 * @param isIt what was looked for; one that is not over stays
 */
export async function spendOver(
  tx: Sql,
  table: PgTable & { expiresAt: PgColumn },
  isIt: SQL,
  now: Date,
): Promise<void> {
  await afterwards(tx, (later) => later.delete(table).where(and(isIt, lte(table.expiresAt, now))));
}
