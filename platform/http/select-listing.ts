import { and, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { countRows } from "@/platform/db/kept-totals";
import type { Sql } from "@/platform/db/sql";
import type { Listing } from "./listing";

/**
 * The rows of a table that a listing asks for, and how many there are on all its pages.
 * @param among a condition of the call's own
 */
export async function selectListing<T extends PgTable>(
  tx: Sql,
  table: T,
  { where, orderBy, limit, offset }: Listing,
  among?: SQL,
): Promise<{ rows: T["$inferSelect"][]; total: number }> {
  const condition = and(among, where);
  const rows = await tx
    .select()
    .from(table as PgTable)
    .where(condition)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  // A page that is not full is the last one, and says how many there are: nothing has to be counted.
  const isLastPage = rows.length > 0 ? rows.length < limit : offset === 0;
  return { rows, total: isLastPage ? offset + rows.length : await countRows(tx, table, condition) };
}
