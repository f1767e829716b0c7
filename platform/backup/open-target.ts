import { mkdir, readdir, rename, rm } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { databaseFolder } from "@/platform/db/database-folder";
import { TAKE_ALONE } from "@/platform/db/database-use";
import { flushFolder, flushNames } from "@/platform/db/flushed-files";
import { lockFolder } from "@/platform/db/folder-lock";
import { GRANTS } from "@/platform/db/migration-files";
import { migrationsDone, migrationsKnown } from "@/platform/db/migration-history";
import { openDatabaseFolder } from "@/platform/db/open-embedded";
import { postgresAnnouncements } from "@/platform/db/postgres-announcements";
import { PRIVATE_FOLDER } from "@/platform/db/private-files";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";
import type { SqlConnection } from "@/platform/db/sql-connection";
import { BackupError } from "./backup-error";
import { withFirstMigrations } from "./first-migrations";
import { connectPostgres, type DataPlace } from "./open-source";
import { quoted, storedTables } from "./table-rows";

export interface DatabaseTarget {
  connection: SqlConnection;
  migrate(count: number): Promise<void>;
  /**
   * Makes it the database of the place, once all rows are in it.
   * @returns the folder that the former one is in, if it had files of its own
   */
  keep(): Promise<string | undefined>;
  /** Lets go of it; unless it was kept, the place is as it was before. */
  close(): Promise<void>;
}

/** Permission to replace a database: never, only when asked for, yes, or even one in use. */
export type Replacing = "NEVER" | "NOT_UNASKED" | "YES" | "IN_USE";

/**
 * Opens a place to put a database into.
 * @throws BackupError when something is there that may not go, or a site runs on the PostgreSQL
 * @throws FolderInUse when a site runs on the folder
 */
export function openTarget(place: DataPlace, replacing: Replacing): Promise<DatabaseTarget> {
  const { DATABASE_URL, DATA_DIR } = place;
  return DATABASE_URL
    ? openPostgresTarget(DATABASE_URL, replacing)
    : openEmbeddedTarget(DATA_DIR, replacing);
}

const isReplaced = (replacing: Replacing) => replacing === "YES" || replacing === "IN_USE";

/** Words the choice that is left where the place is not empty. */
const wayOut = (replacing: Replacing) => (replacing === "NEVER" ? "" : ", or say --replace");

/** Opens a database beside the present one, which it replaces at the end. */
async function openEmbeddedTarget(dataDir: string, replacing: Replacing): Promise<DatabaseTarget> {
  await mkdir(dataDir, { recursive: true, mode: PRIVATE_FOLDER });
  const lock = await lockFolder(dataDir);
  const folder = databaseFolder(dataDir);
  const draft = `${folder}.restoring`;
  try {
    const isThere = (await readdir(folder).catch(() => [])).length > 0;
    if (isThere && !isReplaced(replacing)) {
      throw new BackupError(
        `There is a database in ${dataDir} (DATA_DIR): give another folder${wayOut(replacing)}`,
      );
    }
    await rm(draft, { recursive: true, force: true });
    const connection = await openDatabaseFolder(draft);
    let isOpen = true;
    const handle = drizzleEmbedded({ client: connection as PGlite });
    return {
      connection,
      migrate: (count) =>
        withFirstMigrations(count, (migrationsFolder) =>
          migrateEmbedded(handle, { migrationsFolder }),
        ),
      keep: async () => {
        await connection.exec(GRANTS);
        await connection.close();
        isOpen = false;
        await flushFolder(draft);
        const former = isThere ? `${folder}.before-${Date.now()}` : undefined;
        if (former) await rename(folder, former);
        else await rm(folder, { recursive: true, force: true });
        await rename(draft, folder);
        await flushNames(dataDir);
        return former;
      },
      close: async () => {
        if (isOpen) await connection.close();
        await rm(draft, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgresTarget(url: string, replacing: Replacing): Promise<DatabaseTarget> {
  const connection = await connectPostgres(url);
  const handle = drizzlePostgres({ client: connection });
  try {
    // Another process that migrates or restores waits, as for a start.
    await connection.query("SELECT pg_advisory_lock(72)");
    const done = await migrationsDone(connection);
    if (!isReplaced(replacing) && (await hasRows(connection))) {
      throw new BackupError(
        `The database at DATABASE_URL is not empty: give an empty one${wayOut(replacing)}`,
      );
    }
    if (replacing !== "IN_USE") await refuseInUse(connection);
    return {
      connection,
      migrate: async (count) => {
        const known = migrationsKnown().slice(0, count);
        if (done.length > known.length || done.some((hash, index) => hash !== known[index])) {
          throw new BackupError(
            "The database at DATABASE_URL has tables of another version than the backup: give an empty one",
          );
        }
        await withFirstMigrations(count, (migrationsFolder) =>
          migratePostgres(handle, { migrationsFolder }),
        );
      },
      keep: async () => {
        await connection.query(GRANTS);
        await announceAll(handle, url);
        return undefined;
      },
      close: () => connection.end(),
    };
  } catch (error) {
    await connection.end();
    throw error;
  }
}

/** Keeps the database for this connection alone. @throws BackupError when a process has it open */
async function refuseInUse(connection: SqlConnection): Promise<void> {
  const { rows } = await connection.query<{ isAlone: boolean }>(TAKE_ALONE);
  if (rows[0]?.isAlone) return;
  throw new BackupError(
    "A site runs on the database at DATABASE_URL: stop all of its processes first, or say --in-use as well: they go on with the other rows then, and lose what they are at",
  );
}

/** Tells processes that run on it all the same that none of their data may be true any more. */
async function announceAll(handle: Sql, url: string): Promise<void> {
  const ids = (await handle.select({ id: sites.id }).from(sites)).map(({ id }) => id);
  const { send } = postgresAnnouncements(url, async () => ids);
  for (const id of ids) await send(handle, id, [{ kind: "everything" }]);
}

async function hasRows(connection: SqlConnection): Promise<boolean> {
  for (const { name } of await storedTables(connection)) {
    const { rows } = await connection.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
