import { setTimeout } from "node:timers/promises";
import type { Logger } from "drizzle-orm/logger";
import { drizzle, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { PgDialect } from "drizzle-orm/pg-core";
import { Client, type PoolClient } from "pg";
import { lazyTransaction } from "./lazy-transaction";
import { GRANTS, MIGRATIONS, SITE_ROLE } from "./migration-files";
import { settleHistory } from "./migration-history";
import type { OpenedDatabase } from "./opened-database";
import { postgresAnnouncements } from "./postgres-announcements";
import { sites } from "./schema/site";
import type { Sql } from "./sql";
import { watchedPool } from "./watched-pool";

/** Limits for one statement and for a transaction's pause between two, with units of PostgreSQL. */
const STATEMENT = "30s";
const BETWEEN_STATEMENTS = "60s";

/** SQLSTATE of PostgreSQL for a user who may not do something. */
const INSUFFICIENT_PRIVILEGE = "42501";

/** Milliseconds for the first connection of a start. */
const FIRST_CONNECTION = 10_000;

/**
 * Begins a transaction that sees the rows of one site alone, and sets its time limits. Statements
 * are not compiled: each reads few rows, and compiling one takes longer than all of them.
 */
const beginIn = (idSite: number) =>
  `BEGIN; SELECT set_config('app.id_site', '${Math.trunc(idSite)}', true), set_config('role', '${SITE_ROLE}', true), set_config('jit', 'off', true), set_config('statement_timeout', '${STATEMENT}', true), set_config('idle_in_transaction_session_timeout', '${BETWEEN_STATEMENTS}', true)`;

/**
 * Opens a pool of connections to PostgreSQL. The server may go and come back: callers meanwhile get
 * an error that `isDatabaseUnavailable` knows, in less than two seconds.
 * @param onLost is told of a connection that broke while nobody used it
 */
export function openPostgres(
  connectionString: string,
  logger: Logger,
  onLost: (error: Error) => void,
): OpenedDatabase {
  const { pool, close } = watchedPool({ connectionString, onLost });
  const handle = drizzle({ client: pool, logger });
  // Drizzle's own never returns a connection on which BEGIN has failed: after ten of those it
  // hangs.
  handle.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle({ client, logger }).transaction(work, config);
    } finally {
      client.release();
    }
  };
  const dialect = new PgDialect();
  return {
    handle,
    inSite: (idSite, work, siteLogger) => {
      const transaction = lazyTransaction<PoolClient>(async (inIt) => {
        const client = await pool.connect();
        siteLogger.logQuery("BEGIN", []);
        await inTransaction(client, beginIn(idSite), inIt);
      });
      const query = async (...call: Parameters<PoolClient["query"]>) =>
        (await transaction.client()).query(...call);
      const session = new NodePgSession({ query } as unknown as PoolClient, dialect, undefined, {
        logger: siteLogger,
      });
      return transaction.run(() => work(new NodePgTransaction(dialect, session, undefined) as Sql));
    },
    announcements: postgresAnnouncements(connectionString, async () => {
      const rows = await handle.select({ id: sites.id }).from(sites);
      return rows.map(({ id }) => id);
    }),
    migrate: (isSaidInUse) => migrateAlone(connectionString, isSaidInUse),
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waitedFor: pool.waitingCount,
    }),
    close,
  };
}

async function inTransaction(
  client: PoolClient,
  begin: string,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  let isUsable = true;
  try {
    await client.query(begin);
    await work(client);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {
      isUsable = false;
    });
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

/** Throws an error that says which rights the user lacks; any other error is thrown as it is. */
function sayWhatIsNeeded(error: Error & { code?: string; cause?: unknown }): never {
  const own = [error, error.cause].find(
    (one): one is Error => (one as { code?: string } | undefined)?.code === INSUFFICIENT_PRIVILEGE,
  );
  if (!own) throw error;
  throw new Error(
    `The user of DATABASE_URL may not do what the site needs (${own.message}): it owns the database and creates roles. As a superuser of PostgreSQL: ALTER ROLE name CREATEROLE; ALTER DATABASE name OWNER TO name; and, where another site is on that server, GRANT ${SITE_ROLE} TO name WITH ADMIN OPTION;`,
    { cause: error },
  );
}

/** Migrates under a lock, so that two processes that start together do it one after the other. */
async function migrateAlone(connectionString: string, isSaidInUse?: Promise<void>): Promise<void> {
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
    await settleHistory(client, "the PostgreSQL at DATABASE_URL");
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS }).catch(sayWhatIsNeeded);
    await client.query(GRANTS).catch(sayWhatIsNeeded);
    await Promise.race([isSaidInUse, setTimeout(FIRST_CONNECTION, undefined, { ref: false })]);
  } finally {
    await client.end();
  }
}
