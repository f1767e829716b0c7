import { and, getTableColumns, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { countRows } from "@/platform/db/kept-totals";
import type { Sql } from "@/platform/db/sql";
import type { Listing } from "./listing";

/**
 * Reads the rows of a table that a listing asks for, and counts those on all its pages.
 * @param among a condition of the call's own
 * @param besides values read with each row, in SQL
 */
export async function selectListing<
  T extends PgTable,
  B extends Record<string, SQL> = Record<never, SQL>,
>(
  tx: Sql,
  table: T,
  { where, orderBy, limit, offset }: Listing,
  among?: SQL,
  besides?: B,
): Promise<{ rows: (T["$inferSelect"] & ReadBesides<B>)[]; total: number }> {
  const condition = and(among, where);
  const rows = await tx
    .select({ ...getTableColumns(table as PgTable), ...besides })
    .from(table as PgTable)
    .where(condition)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  // A page that is not full is the last one, and tells the total: nothing has to be counted.
  const isLastPage = rows.length > 0 ? rows.length < limit : offset === 0;
  const read = rows as (T["$inferSelect"] & ReadBesides<B>)[];
  return {
    rows: read,
    total: isLastPage ? offset + rows.length : await countRows(tx, table, condition),
  };
}

/** Values read with each row, by their names. */
export type ReadBesides<B extends Record<string, SQL>> = {
  [Name in keyof B]: B[Name] extends SQL<infer Value> ? Value : never;
};
