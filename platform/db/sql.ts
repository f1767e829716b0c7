import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>;
