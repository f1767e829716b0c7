import { databaseFolder } from "@/platform/db/database-folder";
import { damageFound } from "@/platform/db/folder-damage";
import { lockFolder } from "@/platform/db/folder-lock";
import { copyRows } from "./copy-rows";
import { openEmbeddedSource } from "./open-source";
import { openTarget } from "./open-target";

/**
 * Copies the embedded database of a data folder to an empty PostgreSQL. The folder keeps its
 * contents; media files stay in it, where the site looks for them with either database.
 * @returns how many rows went over
 * @throws FolderInUse while the site runs: its writes meanwhile would be lost
 * @throws DamagedFolder when a table of the embedded database cannot be read
 * @throws BackupError when the PostgreSQL is not empty, or one of the two is not there
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<number> {
  const lock = await lockFolder(dataDir);
  await lock.release();
  const source = await openEmbeddedSource(dataDir);
  try {
    const target = await openTarget({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, "NEVER");
    try {
      const rows = await copyRows(source.connection, target);
      await target.keep();
      return rows;
    } finally {
      await target.close();
    }
  } catch (error) {
    throw damageFound(databaseFolder(dataDir), error) ?? error;
  } finally {
    await source.close();
  }
}
