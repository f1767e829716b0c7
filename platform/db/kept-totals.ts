import { count, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { LRUCache } from "lru-cache";
import type { Sql } from "./sql";

const MAX_TOTALS = 1_000;

/**
 * Snapshot of a statement, as text: two statements with the same snapshot see the same rows. Null
 * in a transaction that has written, as its snapshot does not tell the rows it wrote itself. It
 * begins with the start of the server, since transaction numbers can be used again after a crash.
 */
const SNAPSHOT = sql<string | null>`case when pg_current_xact_id_if_assigned() is null
  then concat(pg_postmaster_start_time(), ' ', pg_current_snapshot()) end`;

/** Table of one row without columns: a Drizzle select needs a table. */
const NO_TABLE = sql`(select) as no_table`;

interface KeptTotal {
  snapshot: string;
  total: number;
}

interface Served {
  idSite: number;
  totals: LRUCache<string, KeptTotal>;
}

const served = new WeakMap<Sql, Served>();

/** Totals of counted rows, good as long as nothing has been written since. */
export class KeptTotals {
  readonly #totals = new LRUCache<string, KeptTotal>({ max: MAX_TOTALS });

  /** Answers `countRows` in a transaction for its site. */
  serve(tx: Sql, idSite: number): void {
    served.set(tx, { idSite, totals: this.#totals });
  }
}

/**
 * Counts the rows of a table in one statement, which counts anew only when a transaction has
 * written since the same rows were counted: paging through a long list counts it once.
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
      snapshot: SNAPSHOT,
      total: sql<number | null>`case when ${SNAPSHOT} = ${kept?.snapshot ?? null} then null
        else (${counting.getSQL()}) end`.mapWith(Number),
    })
    .from(NO_TABLE);
  const total = found?.total ?? kept?.total ?? 0;
  if (found?.snapshot) site.totals.set(key, { snapshot: found.snapshot, total });
  return total;
}
