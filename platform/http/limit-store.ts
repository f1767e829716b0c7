import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";

/** Limit on calls: its name, and how many within how many seconds. */
export interface Limit {
  keyPrefix: string;
  points: number;
  duration: number;
}

export interface LimitStore {
  limiter(limit: Limit): RateLimiterAbstract;
  close(): Promise<void>;
}

/** Milliseconds for which a call waits for the count that processes share. */
const PATIENCE = 250;

/** Milliseconds for which the shared counts are left alone after a call has waited in vain. */
const REST = 1_000;

/**
 * Milliseconds between two signs of life of Redis, and until a silent Redis is left alone: longer
 * than a process that makes many pages at once may be too busy to hear them. A connection is waited
 * for, and tried again after, a second.
 */
const BETWEEN_SIGNS = 1_500;
const SIGN = 5_000;
const CONNECTING = 1_000;

/** Connections to PostgreSQL for limits alone: a count takes a fraction of a millisecond. */
const CONNECTIONS = 2;

export const memoryStore: LimitStore = {
  limiter: (limit) => new RateLimiterMemory(limit),
  close: async () => undefined,
};

/**
 * Opens the counts that several processes share: in Redis if there is one, else in PostgreSQL; one
 * process with an embedded database counts by itself. While they are away each process counts
 * alone, and a call waits a quarter of a second at the most.
 * @param where.onLost is told when the shared counts go
 */
export async function openLimitStore(where: {
  redisUrl?: string | undefined;
  databaseUrl?: string | undefined;
  onLost: (error: Error) => void;
}): Promise<LimitStore> {
  if (where.redisUrl) return redisStore(where.redisUrl, where.onLost);
  if (where.databaseUrl) return postgresStore(where.databaseUrl, where.onLost);
  return memoryStore;
}

async function redisStore(url: string, onLost: (error: Error) => void): Promise<LimitStore> {
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: BETWEEN_SIGNS,
    socket: {
      connectTimeout: CONNECTING,
      socketTimeout: SIGN,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, CONNECTING),
    },
  });
  const rest = { until: 0 };
  let isLost = false;
  client.on("error", (error: Error) => {
    if (!isLost) onLost(error);
    isLost = true;
  });
  client.on("ready", () => {
    isLost = false;
  });
  // Nobody waits for it: it goes on trying until `close`.
  client.connect().catch(() => undefined);
  return {
    limiter: (limit) => {
      const shared = new RateLimiterRedis({ ...limit, ...REDIS, storeClient: client });
      return new SharedLimiter(new RateLimiterMemory(limit), shared, rest);
    },
    close: async () => client.destroy(),
  };
}

const REDIS = { useRedisPackage: true, rejectIfRedisNotReady: true };

/** Unlogged table of the counts: of no use after a crash, they need no flush to the disk. */
const TABLE = { schemaName: "process", tableName: "call_count" };
const CREATE_TABLE = `
  SELECT pg_advisory_xact_lock(73);
  CREATE SCHEMA IF NOT EXISTS ${TABLE.schemaName};
  CREATE UNLOGGED TABLE IF NOT EXISTS ${TABLE.schemaName}.${TABLE.tableName}
    (key text PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`;

async function postgresStore(
  connectionString: string,
  onLost: (error: Error) => void,
): Promise<LimitStore> {
  const { watchedPool } = await import("@/platform/db/watched-pool");
  const { pool, close } = watchedPool({
    connectionString,
    max: CONNECTIONS,
    patience: REST,
    onLost,
  });
  // Until the table is there, and if it cannot be made, each process counts alone.
  pool.query(CREATE_TABLE).catch(onLost);
  const rest = { until: 0 };
  let clears = true;
  return {
    limiter: (limit) => {
      // The first limiter clears the table of all.
      const clearExpiredByTimeout = clears;
      clears = false;
      const shared = new RateLimiterPostgres({
        ...limit,
        ...TABLE,
        clearExpiredByTimeout,
        storeClient: pool,
        tableCreated: true,
      });
      return new SharedLimiter(new RateLimiterMemory(limit), shared, rest);
    },
    close,
  };
}

/** Time, by `performance.now()`, until which the shared counts rest after a vain wait. */
interface Rest {
  until: number;
}

/** Limiter by a shared count; while it does not answer, by that of this process. */
class SharedLimiter extends RLWrapperTimeouts {
  constructor(
    private readonly own: RateLimiterMemory,
    shared: RateLimiterAbstract,
    private readonly rest: Rest,
  ) {
    super({ limiter: shared, insuranceLimiter: own, timeoutMs: PATIENCE });
  }

  override consume(key: string, points?: number): Promise<RateLimiterRes> {
    return this.isResting()
      ? this.own.consume(key, points)
      : this.timed(() => super.consume(key, points));
  }

  override reward(key: string, points?: number): Promise<RateLimiterRes> {
    return this.isResting()
      ? this.own.reward(key, points)
      : this.timed(() => super.reward(key, points));
  }

  private isResting(): boolean {
    return performance.now() < this.rest.until;
  }

  /**
   * Times a count. A wait in vain makes all others pass by for a while: a call may have several.
   */
  private async timed<T>(count: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await count();
    } finally {
      const endedAt = performance.now();
      if (endedAt - startedAt >= PATIENCE) this.rest.until = endedAt + REST;
    }
  }
}
