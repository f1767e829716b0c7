import { Pool } from "pg";
import { watchPostgres } from "./postgres-watch";

/** Connections to a PostgreSQL that may go and come back (`watchPostgres`). */
export interface WatchedPool {
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on a PostgreSQL. While the server is away, callers get an error that
 * `isDatabaseUnavailable` knows, in less than two seconds.
 * @param where.max most connections, ten by default
 * @param where.patience milliseconds after which a statement, or a connection that is made, is
 *   given up
 * @param where.onLost is told of a connection that broke while nobody used it
 */
export function watchedPool(where: {
  connectionString: string;
  max?: number;
  patience?: number;
  onLost: (error: Error) => void;
}): WatchedPool {
  const { connectionString, max = 10, patience, onLost } = where;
  const watch = watchPostgres({ connectionString, keepAlive: true });
  const pool = new Pool({
    connectionString,
    keepAlive: true,
    max,
    Client: watch.Client,
    ...(patience === undefined
      ? {}
      : { query_timeout: patience, connectionTimeoutMillis: patience }),
  });
  pool.on("error", onLost);
  const inUse = new WeakMap<object, () => void>();
  pool.on("acquire", (client) => inUse.set(client, watch.begin()));
  pool.on("release", (_, client) => inUse.get(client)?.());
  return {
    pool,
    close: async () => {
      await pool.end();
      watch.stop();
    },
  };
}
