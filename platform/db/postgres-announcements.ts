import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { type Change, changeSchema } from "@/lib/contract/change";
import type { ChangeListener } from "./announce";
import { HOLD_IN_USE } from "./database-use";
import type { Sql } from "./sql";

const CHANNEL = "announced_changes";

/** Longest payload that PostgreSQL carries, in bytes. */
const MAX_PAYLOAD = 7_900;

/** Milliseconds from a lost connection to the next, between signs of life, and to wait for one. */
const BEFORE_LISTENING_AGAIN = 1_000;
const BETWEEN_SIGNS = 5_000;
const SIGN = 2_000;

/** Announcements among processes that share a PostgreSQL server. */
export interface PostgresAnnouncements {
  /** Tells the other processes, once the transaction is committed. */
  send(tx: Sql, idSite: number, changes: Change[]): Promise<void>;
  /**
   * Hears the announcements of other processes until `stop`, and says meanwhile that the database
   * is in use.
   * @returns once that is said for the first time
   */
  listen(listener: ChangeListener): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Sends and hears announcements by NOTIFY. A process that was not listening for a while cannot know
 * what it missed: it announces for every site that everything may have changed.
 * @param everySite the ids of all sites
 */
export function postgresAnnouncements(
  connectionString: string,
  everySite: () => Promise<number[]>,
): PostgresAnnouncements {
  const self = randomUUID();
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Waits, without keeping the process alive, and no longer than until `stop`. */
  const pause = (milliseconds: number) =>
    setTimeout(milliseconds, undefined, { ref: false, signal }).catch(() => undefined);
  let current: Client | undefined;
  let running: Promise<void> | undefined;

  const listenOnce = async (listener: ChangeListener, isFirst: boolean, heard: () => void) => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: SIGN,
      query_timeout: SIGN,
    });
    current = client;
    const connectionLost = new Promise<void>((resolve) => {
      client.on("error", () => resolve());
      client.on("end", () => resolve());
    });
    client.on("notification", ({ payload }) => {
      const heard = JSON.parse(payload ?? "{}") as {
        from: string;
        idSite: number;
        changes: unknown;
      };
      if (heard.from === self) return;
      void listener(heard.idSite, changeSchema.array().parse(heard.changes));
    });
    try {
      await client.connect();
      await client.query(HOLD_IN_USE);
      await client.query(`LISTEN ${CHANNEL}`);
      heard();
      if (!isFirst) {
        for (const id of await everySite()) void listener(id, [{ kind: "everything" }]);
      }
      while (!signal.aborted) {
        await Promise.race([connectionLost, pause(BETWEEN_SIGNS)]);
        // Fails on a connection that has ended, and on one that has fallen silent.
        await client.query("SELECT 1");
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  return {
    async send(tx, idSite, changes) {
      const whole = JSON.stringify({ from: self, idSite, changes });
      const payload =
        Buffer.byteLength(whole) <= MAX_PAYLOAD
          ? whole
          : JSON.stringify({ from: self, idSite, changes: [{ kind: "everything" }] });
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${payload})`);
    },
    listen(listener) {
      return new Promise((heard) => {
        const run = async () => {
          for (let isFirst = true; !signal.aborted; isFirst = false) {
            await listenOnce(listener, isFirst, heard).catch(() => undefined);
            await pause(BEFORE_LISTENING_AGAIN);
          }
          heard();
        };
        running = run();
      });
    },
    async stop() {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}
