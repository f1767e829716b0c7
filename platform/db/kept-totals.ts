import { count, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type { Sql } from "./database";

/** How many totals of a database are kept, of all its sites. */
const MAX_TOTALS = 1_000;

/**
 * Names the transactions whose rows a statement sees: two statements with the same name see the same
 * rows. One in a transaction that has written has none, as it also sees what only that one does. The
 * start of the server is part of it, since numbers of transactions can come again after a crash.
 */
const SEEN_ROWS = sql<string | null>`case when pg_current_xact_id_if_assigned() is null
  then concat(pg_postmaster_start_time(), ' ', pg_current_snapshot()) end`;

/** Nothing, to select what is of no table. */
const NO_TABLE = sql`(select) as no_table`;

interface KeptTotal {
  seenRows: string;
  total: number;
}

interface Served {
  idSite: number;
  totals: LRUCache<string, KeptTotal>;
}

const served = new WeakMap<Sql, Served>();

/** How many rows there were of what was counted, as long as nothing has been written since. */
export class KeptTotals {
  readonly #totals = new LRUCache<string, KeptTotal>({ max: MAX_TOTALS });

  /** Has `countRows` in a transaction answered for its site. */
  serve(tx: Sql, idSite: number): void {
    served.set(tx, { idSite, totals: this.#totals });
  }
}

/**
 * Counts the rows of a table in one statement, which counts anew only where any transaction has written
 * since the same rows were counted: who leafs through a long list waits for its count once.
 * @param condition must depend on the rows and its own parameters alone
 */
export async function countRows(tx: Sql, table: PgTable, condition?: SQL): Promise<number> {
  const site = served.get(tx);
  if (!site) return tx.$count(table, condition);
  const counting = tx.select({ total: count() }).from(table).where(condition);
  const { sql: text, params } = counting.toSQL();
  const key = JSON.stringify([site.idSite, text, params]);
  const kept = site.totals.get(key);
  const [found] = await tx
    .select({
      seenRows: SEEN_ROWS,
      total: sql<number | null>`case when ${SEEN_ROWS} = ${kept?.seenRows ?? null} then null
        else (${counting.getSQL()}) end`.mapWith(Number),
    })
    .from(NO_TABLE);
  const total = found?.total ?? kept?.total ?? 0;
  if (found?.seenRows) site.totals.set(key, { seenRows: found.seenRows, total });
  return total;
}
