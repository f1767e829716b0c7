import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A handle on the database or on one of its transactions. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>;
