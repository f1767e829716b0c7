import { mkdir } from "node:fs/promises";
import type { MemoryFS, PGlite, PGliteOptions, Transaction } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { dataDir as emptyDatabase } from "@electric-sql/pglite-prepopulatedfs";
import type { Logger } from "drizzle-orm/logger";
import { PgDialect } from "drizzle-orm/pg-core";
import { drizzle, PgliteSession, PgliteTransaction } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { DatabaseUnavailable } from "./database-fault";
import { databaseFolder } from "./database-folder";
import { FLUSHING_PARAMS, FlushedFiles } from "./flushed-files";
import { DamagedFolder, damageFound, isNewDatabase, whileMaking } from "./folder-damage";
import { lockFolder } from "./folder-lock";
import { lazyTransaction } from "./lazy-transaction";
import { GRANTS, MIGRATIONS, SITE_ROLE } from "./migration-files";
import { settleHistory } from "./migration-history";
import { MortalPglite } from "./mortal-pglite";
import type { OpenedDatabase } from "./opened-database";
import { PRIVATE_FOLDER } from "./private-files";
import type { Sql } from "./sql";

/** Milliseconds from one attempt to open a database again to the next. */
const BEFORE_OPENING_AGAIN = 2_000;

/** Statement that shows a transaction the rows of one site alone. */
const SCOPE = `SELECT set_config('app.id_site', $1, true), set_config('role', '${SITE_ROLE}', true)`;

/**
 * Opens the files of an embedded database as they are, or makes a new one in an empty folder; the
 * caller has locked them. Its acknowledged writes are on the disk from then on.
 * @throws DamagedFolder when files of it are missing, or it does not start on them
 */
export async function openDatabaseFolder(folder: string): Promise<MortalPglite> {
  const isNew = await isNewDatabase(folder);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const open = (loadDataDir?: Blob) =>
    openFiles({ fs: new FlushedFiles(folder), startParams: FLUSHING_PARAMS, loadDataDir });
  // PGlite's first files are otherwise left to the system to flush.
  if (isNew) return whileMaking(folder, async () => open(await emptyDatabase()));
  return open().catch((error: Error) => {
    const damage = `PostgreSQL does not start on it (${error.message}), unless the disk is full or the files are another user's`;
    throw new DamagedFolder(folder, damage, error);
  });
}

/** @param options its `loadDataDir` fills a new database: `initdb` takes twice as long as that */
const openFiles = (options: PGliteOptions) =>
  MortalPglite.open({ extensions: { btree_gist }, ...options });

/**
 * Opens the embedded database in a folder, or in memory when that is "memory://". A database that
 * died of a full disk is opened again as soon as that succeeds; callers meanwhile get an error that
 * `isDatabaseUnavailable` knows.
 * @param files the files of one in memory, by default new ones
 * @throws FolderInUse when another process has it open
 */
export async function openEmbedded(
  dataDir: string,
  logger: Logger,
  files?: MemoryFS,
): Promise<OpenedDatabase> {
  const inMemory = dataDir === "memory://";
  const folder = databaseFolder(dataDir);
  if (!inMemory) await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = inMemory ? undefined : await lockFolder(dataDir);
  const open = async () => {
    if (!inMemory) return openDatabaseFolder(folder);
    return openFiles(
      files ? { dataDir, fs: files } : { dataDir, loadDataDir: await emptyDatabase() },
    );
  };

  let living = await open().catch(async (error: unknown) => {
    await lock?.release();
    throw error;
  });
  let opening: Promise<void> | undefined;
  let openedAt = 0;
  const reopen = async () => {
    if (Date.now() - openedAt < BEFORE_OPENING_AGAIN) {
      throw new DatabaseUnavailable("The embedded database has died");
    }
    openedAt = Date.now();
    living = await open().catch((error: unknown) => {
      throw new DatabaseUnavailable("The embedded database cannot be opened again", error);
    });
  };
  const database = async () => {
    if (!living.isDead) return living;
    opening ??= reopen().finally(() => {
      opening = undefined;
    });
    await opening;
    return living;
  };
  /** Client for drizzle and the tests' images, which passes each call to the living database. */
  const client: Pick<PGlite, "query" | "transaction" | "exec" | "Module"> = {
    query: async (...call) => (await database()).query(...call),
    transaction: async (work) => (await database()).transaction(work),
    exec: async (...call) => (await database()).exec(...call),
    get Module() {
      return living.Module;
    },
  };
  const handle = drizzle({ client: client as PGlite, logger });
  const dialect = new PgDialect();
  return {
    handle,
    inSite: (idSite, work, siteLogger) => {
      const scope = { text: SCOPE, params: [idSite] };
      const transaction = lazyTransaction<Pick<Transaction, "query">>(async (inIt) => {
        const own = await database();
        siteLogger.logQuery("BEGIN", []);
        await own.transactionOf(scope, inIt);
      });
      const query: Transaction["query"] = async (...call) =>
        (await transaction.client()).query(...call);
      const session = new PgliteSession({ query } as Transaction, dialect, undefined, {
        logger: siteLogger,
      });
      return transaction.run(() => work(new PgliteTransaction(dialect, session, undefined) as Sql));
    },
    migrate: async () => {
      try {
        await settleHistory(client, inMemory ? dataDir : `${dataDir} (DATA_DIR)`);
        await migrate(handle, { migrationsFolder: MIGRATIONS });
        await client.exec(GRANTS);
      } catch (error) {
        throw damageFound(folder, error) ?? error;
      }
    },
    ...(inMemory
      ? {}
      : { copyInto: async (copy: string) => (await database()).copyFolder(folder, copy) }),
    close: async () => {
      if (!living.isDead) await living.close();
      await lock?.release();
    },
  };
}
