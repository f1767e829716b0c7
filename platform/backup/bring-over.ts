import { type Database, openDatabase } from "@/platform/db/database";
import { OtherTables } from "@/platform/db/migration-history";
import { copyRows } from "./copy-rows";
import { openEmbeddedSource } from "./open-source";
import { openTarget } from "./open-target";

/**
 * Opens the database as `openDatabase` does. An embedded database of a version before 26 November
 * 2026 is brought to this version's tables first.
 * @param onBroughtOver is told how many rows went over, and where the former database is
 * @throws OtherTables for a newer database, and for a PostgreSQL of before that day
 * @throws BackupError when an embedded one holds something that this version does not know
 */
export async function openBroughtOver(
  where: Parameters<typeof openDatabase>[0],
  onBroughtOver: (tally: { rows: number; former: string | undefined }) => void,
): Promise<Database> {
  try {
    return await openDatabase(where);
  } catch (error) {
    const isEarlier = error instanceof OtherTables && error.left === "EARLIER";
    if (!isEarlier || where.databaseUrl) throw error;
  }
  onBroughtOver(await bringOver(where.dataDir));
  return openDatabase(where);
}

async function bringOver(dataDir: string) {
  const source = await openEmbeddedSource(dataDir);
  try {
    const target = await openTarget({ DATA_DIR: dataDir }, "YES");
    try {
      const rows = await copyRows(source.connection, target);
      return { rows, former: await target.keep() };
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
