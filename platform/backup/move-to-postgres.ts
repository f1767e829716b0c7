import { lockFolder } from "@/platform/db/folder-lock";
import { beginLoading } from "./load-rows";
import { migrationsDone, migrationsKnown } from "./migrations-done";
import { openEmbeddedSource } from "./open-source";
import { openTarget } from "./open-target";
import { readRows, readSequences, spellAlike, storedTables } from "./table-rows";

/**
 * Copies the embedded database of a data folder to an empty PostgreSQL. The folder keeps what it has;
 * media files stay in it, where the site looks for them with either database.
 * @returns how many rows went over
 * @throws FolderInUse while the site runs: what it wrote meanwhile would be lost
 * @throws BackupError when the PostgreSQL is not empty, or one of the two is not there
 */
export async function moveToPostgres(dataDir: string, databaseUrl: string): Promise<number> {
  const lock = await lockFolder(dataDir);
  await lock.release();
  const source = await openEmbeddedSource(dataDir);
  try {
    const target = await openTarget({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, false);
    try {
      await target.migrate((await migrationsDone(source.connection)).length);
      await target.connection.query("BEGIN");
      await spellAlike(target.connection);
      const loader = await beginLoading(target.connection);
      let rows = 0;
      for (const table of await storedTables(source.connection)) {
        for await (const lines of readRows(source.connection, table)) {
          await loader.load(table.name, lines);
          rows += lines.length;
        }
      }
      await loader.finish(await readSequences(source.connection));
      await target.connection.query("COMMIT");
      await target.migrate(migrationsKnown().length);
      await target.keep();
      return rows;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
