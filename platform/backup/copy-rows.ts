import { migrationsDone, migrationsKnown, tablesLeftBy } from "@/platform/db/migration-history";
import type { SqlConnection } from "@/platform/db/sql-connection";
import { BackupError } from "./backup-error";
import { beginLoading } from "./load-rows";
import type { DatabaseTarget } from "./open-target";
import { namesOf, readRows, readSequences, storedTables } from "./table-rows";

/**
 * Copies all rows of a database to another one, which then has this version's tables.
 * @returns how many rows there are
 * @throws BackupError when no version up to this one has had its tables
 */
export async function copyRows(source: SqlConnection, target: DatabaseTarget): Promise<number> {
  const left = tablesLeftBy(await migrationsDone(source));
  if (left === "UNKNOWN") {
    throw new BackupError(
      "The database was made by a newer version of the site, or by another one",
    );
  }
  const loader = await beginLoading(target, left);
  let rows = 0;
  for (const { name, columns } of await storedTables(source)) {
    for await (const lines of readRows(source, { name, columns })) {
      await loader.load(name, lines, namesOf(columns));
      rows += lines.length;
    }
  }
  await loader.finish(await readSequences(source));
  await target.migrate(migrationsKnown().length);
  return rows;
}
