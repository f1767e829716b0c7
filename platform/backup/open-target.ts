import { mkdir, readdir, rename, rm } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { flushFolder, flushNames } from "@/platform/db/flushed-files";
import { lockFolder } from "@/platform/db/folder-lock";
import { GRANTS } from "@/platform/db/migration-files";
import { databaseFolder, openDatabaseFolder } from "@/platform/db/open-embedded";
import { BackupError } from "./backup-error";
import { migrationsDone, migrationsKnown, withFirstMigrations } from "./migrations-done";
import { connectPostgres, type DataPlace } from "./open-source";
import { quoted, type SqlConnection, storedTables } from "./table-rows";

/** A database that takes rows. */
export interface DatabaseTarget {
  connection: SqlConnection;
  /** Brings it to its first `count` migrations. */
  migrate(count: number): Promise<void>;
  /** Has it be the database of the place, once all is in it. */
  keep(): Promise<void>;
  /** Lets go of it; what was not kept is as it was before. */
  close(): Promise<void>;
}

/**
 * Opens a place to put a database into.
 * @param replace whether what is there may go
 * @throws BackupError when something is there and may not
 * @throws FolderInUse when a site runs on the folder
 */
export function openTarget(place: DataPlace, replace: boolean): Promise<DatabaseTarget> {
  const { DATABASE_URL, DATA_DIR } = place;
  return DATABASE_URL
    ? openPostgresTarget(DATABASE_URL, replace)
    : openEmbeddedTarget(DATA_DIR, replace);
}

/** A database beside the one that is there, which is put into its place at the end. */
async function openEmbeddedTarget(dataDir: string, replace: boolean): Promise<DatabaseTarget> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const folder = databaseFolder(dataDir);
  const draft = `${folder}.restoring`;
  try {
    const isThere = (await readdir(folder).catch(() => [])).length > 0;
    if (isThere && !replace) {
      throw new BackupError(
        `There is a database in ${dataDir} (DATA_DIR): give another folder, or say --replace`,
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
        if (isThere) await rename(folder, `${folder}.before-${Date.now()}`);
        else await rm(folder, { recursive: true, force: true });
        await rename(draft, folder);
        await flushNames(dataDir);
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

async function openPostgresTarget(url: string, replace: boolean): Promise<DatabaseTarget> {
  const connection = await connectPostgres(url);
  const handle = drizzlePostgres({ client: connection });
  try {
    // Who else migrates or restores waits, as for a start.
    await connection.query("SELECT pg_advisory_lock(72)");
    const done = await migrationsDone(connection);
    if (!replace && (await hasRows(connection))) {
      throw new BackupError(
        "The database at DATABASE_URL is not empty: give another, or say --replace",
      );
    }
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
      },
      close: () => connection.end(),
    };
  } catch (error) {
    await connection.end();
    throw error;
  }
}

async function hasRows(connection: SqlConnection): Promise<boolean> {
  for (const { name } of await storedTables(connection)) {
    const { rows } = await connection.query(`SELECT 1 FROM ${quoted(name)} LIMIT 1`);
    if (rows.length > 0) return true;
  }
  return false;
}
