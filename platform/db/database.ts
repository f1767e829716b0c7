import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { type Announced, type ChangeListener, gatherAnnounced } from "./announce";
import { SITE_ROLE } from "./migration-files";
import type { PostgresAnnouncements } from "./postgres-announcements";

/** A handle on the database or on one of its transactions. */
export type Sql = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** The platform's database. */
export interface Database {
  /** Sees the rows of every site: for start, seeds and jobs. */
  everySite: Sql;
  /**
   * Runs `work` in one transaction in which only the rows of site `idSite` exist. Use the handle
   * it is given and no other. What `work` announces is told once it is committed.
   */
  inSite<T>(idSite: number, work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Has `listener` told of every announced change: those of this process before `inSite` answers,
   * those of others on the same PostgreSQL within a second. It must not fail.
   */
  onChange(listener: ChangeListener): void;
  /** Has `listener` told when a transaction of this process has put something into the outbox. */
  onMessages(listener: () => void): void;
  close(): Promise<void>;
}

/** A database as its engine opens it. */
export interface OpenedDatabase {
  handle: Sql;
  /** Brings its tables up to date. */
  migrate(): Promise<void>;
  /** What a transaction may take, as calls of `set_config`. */
  limits?: SQL;
  /** What tells other processes of changes; none of them has the embedded database open. */
  announcements?: PostgresAnnouncements;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `databaseUrl`, else the
 * embedded one in `dataDir`, or in memory when `dataDir` is "memory://".
 * @param where.image what a new embedded database begins with, as `dumpDataDir` of PGlite gives it
 * @param where.onLost is told of a connection to PostgreSQL that broke while nobody used it
 * @throws FolderInUse when another process has the embedded database open.
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
  image?: Blob;
  onLost?: (error: Error) => void;
}): Promise<Database> {
  const { databaseUrl, dataDir, image, onLost = () => undefined } = where;
  const { handle, migrate, limits, announcements, close } = databaseUrl
    ? (await import("./open-postgres")).openPostgres(databaseUrl, onLost)
    : await (await import("./open-embedded")).openEmbedded(dataDir, image);
  await migrate().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const listeners: ChangeListener[] = [];
  const messageListeners: (() => void)[] = [];
  const tellListeners: ChangeListener = async (idSite, changes) => {
    await Promise.all(listeners.map((listener) => listener(idSite, changes)));
  };
  return {
    everySite: handle,
    inSite: async (idSite, work) => {
      let announced: Announced = { changes: [], hasMessages: false };
      const result = await handle.transaction(async (tx) => {
        const site = sql`set_config('app.id_site', ${String(idSite)}, true), set_config('role', ${SITE_ROLE}, true)`;
        await tx.execute(limits ? sql`select ${site}, ${limits}` : sql`select ${site}`);
        announced = gatherAnnounced(tx);
        const done = await work(tx);
        const { changes } = announced;
        if (changes.length > 0) await announcements?.send(tx, idSite, changes);
        return done;
      });
      const { changes, hasMessages } = announced;
      if (changes.length > 0) await tellListeners(idSite, changes);
      if (hasMessages) for (const listener of messageListeners) listener();
      return result;
    },
    onChange: (listener) => {
      if (listeners.length === 0) announcements?.listen(tellListeners);
      listeners.push(listener);
    },
    onMessages: (listener) => {
      messageListeners.push(listener);
    },
    close: async () => {
      await announcements?.stop();
      await close();
    },
  };
}
