import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool } from "pg";
import type { OpenedDatabase } from "./database";
import { GRANTS, MIGRATIONS } from "./migration-files";
import { postgresAnnouncements } from "./postgres-announcements";
import { watchPostgres } from "./postgres-watch";
import { sites } from "./schema/site";

/** Time for one statement and for what a transaction does between two, with units of PostgreSQL. */
const STATEMENT = "30s";
const BETWEEN_STATEMENTS = "60s";

/** Milliseconds for the first connection of a start. */
const FIRST_CONNECTION = 10_000;

/**
 * Opens a pool of connections to PostgreSQL. The server may go and come back: whoever asks meanwhile
 * gets an error that `isDatabaseUnavailable` knows, in less than two seconds.
 * @param onLost is told of a connection that broke while nobody used it
 */
export function openPostgres(
  connectionString: string,
  onLost: (error: Error) => void,
): OpenedDatabase {
  const watch = watchPostgres({ connectionString, keepAlive: true });
  const pool = new Pool({ connectionString, keepAlive: true, Client: watch.Client });
  pool.on("error", onLost);
  const inUse = new WeakMap<object, () => void>();
  pool.on("acquire", (client) => inUse.set(client, watch.begin()));
  pool.on("release", (_, client) => inUse.get(client)?.());

  const handle = drizzle({ client: pool });
  // Its own never gives a connection back on which BEGIN has failed: ten of those, and it hangs.
  handle.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    handle,
    announcements: postgresAnnouncements(connectionString, async () => {
      const rows = await handle.select({ id: sites.id }).from(sites);
      return rows.map(({ id }) => id);
    }),
    migrate: () => migrateAlone(connectionString),
    limits: sql`set_config('statement_timeout', ${STATEMENT}, true), set_config('idle_in_transaction_session_timeout', ${BETWEEN_STATEMENTS}, true)`,
    close: async () => {
      await pool.end();
      watch.stop();
    },
  };
}

/** Two processes that start together migrate one after the other. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: FIRST_CONNECTION });
  client.on("error", () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Error(`PostgreSQL at DATABASE_URL cannot be reached: ${message || code}`, {
      cause: error,
    });
  }
  try {
    // The lock ends with the connection.
    await client.query("SELECT pg_advisory_lock(72)");
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS });
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
}
