import type { MemoryFS } from "@electric-sql/pglite";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { Logger } from "drizzle-orm/logger";
import { type Afterwards, gatherAfterwards } from "./afterwards";
import { type Announced, addChange, type ChangeListener, gatherAnnounced } from "./announce";
import { KeptValues } from "./kept-read";
import { changeOfStatement } from "./kept-tables";
import { KeptTotals } from "./kept-totals";
import type { Connections } from "./opened-database";
import type { Sql } from "./sql";

export interface Database {
  /** Handle that sees the rows of every site: for start, seeds and jobs. */
  everySite: Sql;
  /**
   * Runs `work` in one transaction in which only the rows of site `idSite` exist; it begins with
   * the first statement, and work without a statement has no transaction. Use the handle it is
   * given and no other. Announcements of `work` are told once it is committed.
   */
  inSite<T>(idSite: number, work: (tx: Sql) => Promise<T>): Promise<T>;
  /**
   * Tells `listener` of every announced change: those of this process before `inSite` answers,
   * those of others on the same PostgreSQL within a second. It must not fail.
   */
  onChange(listener: ChangeListener): void;
  /** Tells `listener` of every statement, as the database is asked it, and of every `BEGIN`. */
  onStatement(listener: (text: string, params: unknown[]) => void): void;
  /** Tells `listener` when a transaction of this process has put something into the outbox. */
  onMessages(listener: () => void): void;
  /** Counts the connections; the embedded database has none. */
  connections?: (() => Connections) | undefined;
  /** Copies the files of the embedded database as they are at one moment, to a new folder. */
  copyInto?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `databaseUrl`, else the
 * embedded one in `dataDir`, or in memory when `dataDir` is "memory://".
 * @param where.files where an embedded database in memory keeps its files, by default new ones
 * @param where.onLost is told of a connection to PostgreSQL that broke while nobody used it
 * @throws FolderInUse when another process has the embedded database open.
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
  files?: MemoryFS;
  onLost?: (error: Error) => void;
}): Promise<Database> {
  const { databaseUrl, dataDir, files, onLost = () => undefined } = where;
  const statementListeners: ((text: string, params: unknown[]) => void)[] = [];
  const tellStatement = (text: string, params: unknown[]) => {
    for (const listener of statementListeners) listener(text, params);
  };
  const kept = new KeptValues();
  const totals = new KeptTotals();
  const logger: Logger = {
    logQuery: (text, params) => {
      const change = changeOfStatement(text);
      if (change) kept.forgetEverywhere(change);
      tellStatement(text, params);
    },
  };
  const opened = databaseUrl
    ? (await import("./open-postgres")).openPostgres(databaseUrl, logger, onLost)
    : await (await import("./open-embedded")).openEmbedded(dataDir, logger, files);
  const { handle, migrate, inSite, announcements, connections, copyInto, close } = opened;
  const listeners: ChangeListener[] = [];
  const messageListeners: (() => void)[] = [];
  const tellListeners: ChangeListener = async (idSite, changes) => {
    // First, as the listeners ask at once for the changed values.
    kept.forget(idSite, changes);
    await Promise.all(listeners.map((listener) => listener(idSite, changes)));
  };
  const isSaidInUse = announcements?.listen(tellListeners);
  const closeAll = async () => {
    await announcements?.stop();
    await close();
  };
  await migrate(isSaidInUse).catch(async (error: unknown) => {
    await closeAll();
    if (!(error instanceof DrizzleQueryError)) throw error;
    throw new Error(
      `The database was not brought to the tables of this version, and is as it was: ${error.cause?.message}`,
      { cause: error },
    );
  });
  return {
    everySite: handle,
    connections,
    ...(copyInto ? { copyInto } : {}),
    inSite: async (idSite, work) => {
      const announced: Announced = { changes: [], hasMessages: false };
      const afterwards: Afterwards[] = [];
      const doWork = async (tx: Sql) => {
        gatherAnnounced(tx, announced);
        gatherAfterwards(tx, afterwards);
        kept.serve(tx, idSite);
        totals.serve(tx, idSite);
        const done = await work(tx);
        const { changes } = announced;
        if (changes.length > 0) await announcements?.send(tx, idSite, changes);
        return done;
      };
      const logger: Logger = {
        logQuery: (text, params) => {
          const change = changeOfStatement(text);
          if (change) addChange(announced, change);
          tellStatement(text, params);
        },
      };
      const result = await inSite(idSite, doWork, logger).finally(async () => {
        for (const work of afterwards) await inSite(idSite, work, logger).catch(() => undefined);
      });
      const { changes, hasMessages } = announced;
      if (changes.length > 0) await tellListeners(idSite, changes);
      if (hasMessages) for (const listener of messageListeners) listener();
      return result;
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
    onStatement: (listener) => {
      statementListeners.push(listener);
    },
    onMessages: (listener) => {
      messageListeners.push(listener);
    },
    close: closeAll,
  };
}
