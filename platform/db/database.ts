import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { lockFolder } from "./folder-lock";

/** A handle on the database or on one of its transactions. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The platform's database. */
export interface Database {
  /** Sees the rows of every site: for start, seeds and jobs. */
  everySite: Sql;
  /**
   * Runs `work` in one transaction in which only the rows of site `idSite` exist. Use the handle
   * it is given and no other.
   */
  inSite<T>(idSite: number, work: (tx: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const MIGRATIONS = join(import.meta.dirname, "migrations");

/** The role that row security applies to; the one we log in with may be above it. */
const SITE_ROLE = "site_scope";

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `databaseUrl`, else the
 * embedded one in `dataDir`, or in memory when `dataDir` is "memory://".
 * @throws FolderInUse when another process has the embedded database open.
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Database> {
  const { handle, migrate, close } = where.databaseUrl
    ? await openPostgres(where.databaseUrl)
    : await openEmbedded(where.dataDir);
  await migrate();
  return {
    everySite: handle,
    inSite: (idSite, work) =>
      handle.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('app.id_site', ${String(idSite)}, true), set_config('role', ${SITE_ROLE}, true)`,
        );
        return work(tx);
      }),
    close,
  };
}

/** Creates the role, unless another database of the same server has, and opens the tables to it. */
const GRANTS = `
DO $$ BEGIN
  BEGIN
    CREATE ROLE ${SITE_ROLE} NOLOGIN;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END;
  GRANT ${SITE_ROLE} TO CURRENT_USER;
  GRANT USAGE ON SCHEMA public TO ${SITE_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${SITE_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${SITE_ROLE};
END $$`;

interface Opened {
  handle: Sql;
  migrate(): Promise<void>;
  close(): Promise<void>;
}

async function openPostgres(connectionString: string): Promise<Opened> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import("pg"),
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
  ]);
  const pool = new Pool({ connectionString });
  const handle = drizzle({ client: pool });
  return {
    handle,
    close: () => pool.end(),
    migrate: async () => {
      // Two processes that start together migrate one after the other.
      const client = await pool.connect();
      try {
        await client.query("SELECT pg_advisory_lock(72)");
        await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
        await client.query(GRANTS);
      } finally {
        await client.query("SELECT pg_advisory_unlock(72)").finally(() => client.release());
      }
    },
  };
}

async function openEmbedded(dataDir: string): Promise<Opened> {
  const [{ PGlite }, { btree_gist }, { drizzle }, { migrate }] = await Promise.all([
    import("@electric-sql/pglite"),
    import("@electric-sql/pglite/contrib/btree_gist"),
    import("drizzle-orm/pglite"),
    import("drizzle-orm/pglite/migrator"),
  ]);
  const inMemory = dataDir === "memory://";
  const folder = join(dataDir, "database");
  if (!inMemory) await mkdir(folder, { recursive: true });
  const lock = inMemory ? undefined : await lockFolder(dataDir);
  const client = await PGlite.create(inMemory ? undefined : folder, { extensions: { btree_gist } });
  const handle = drizzle({ client });
  return {
    handle,
    migrate: async () => {
      await migrate(handle, { migrationsFolder: MIGRATIONS });
      await client.exec(GRANTS);
    },
    close: async () => {
      await client.close();
      await lock?.release();
    },
  };
}
