import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filesBelow, mediaFolder } from "@/platform/backup/media-files";
import { type DataPlace, openSource } from "@/platform/backup/open-source";
import { quoted, readSequences, storedTables } from "@/platform/backup/table-rows";
import { migrationsDone } from "@/platform/db/migration-history";
import type { SqlConnection } from "@/platform/db/sql-connection";

/** Digests of all the data of a place, by table or file. */
export type PlaceContents = ReadonlyMap<string, string[]>;

/** Compares two places: rows with all their columns, sequences, migrations, files byte by byte. */
export function differencesBetween(ours: PlaceContents, theirs: PlaceContents): string[] {
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  return [...names].flatMap((name) => {
    const [left = [], right = []] = [ours.get(name), theirs.get(name)];
    const isSame = left.length === right.length && left.every((line, at) => line === right[at]);
    return isSame ? [] : [`${name}: ${left.length} and ${right.length}, not the same`];
  });
}

/** Reads all the data of a place that nothing else has open. */
export async function readContents(place: DataPlace): Promise<PlaceContents> {
  const contents = new Map<string, string[]>();
  const source = await openSource(place);
  try {
    const { connection } = source;
    for (const { name } of await storedTables(connection)) {
      contents.set(`table ${name}`, await rowDigests(connection, name));
    }
    contents.set("sequences", [JSON.stringify(await readSequences(connection))]);
    contents.set("migrations", await migrationsDone(connection));
    contents.set("guards", await guardsOf(connection));
  } finally {
    await source.close();
  }
  const folder = mediaFolder(place.DATA_DIR);
  for await (const path of filesBelow(folder)) {
    const bytes = await readFile(join(folder, path));
    contents.set(`file ${path}`, [createHash("sha256").update(bytes).digest("hex")]);
  }
  return contents;
}

/** Digests rows with their derived columns too, which no backup holds. */
async function rowDigests(connection: SqlConnection, table: string): Promise<string[]> {
  const { rows } = await connection.query<{ digest: string }>(
    `SELECT md5(t::text) AS digest FROM ${quoted(table)} t ORDER BY 1`,
  );
  return rows.map(({ digest }) => digest);
}

/** Lists the triggers that fire, and the constraints, which loading takes away for a while. */
async function guardsOf(connection: SqlConnection): Promise<string[]> {
  const { rows } = await connection.query<{ line: string }>(`
    SELECT tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text AS line
    FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || convalidated || condeferrable
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace AND conrelid <> 0 AND contype <> 'n'
    ORDER BY 1`);
  return rows.map(({ line }) => line).sort();
}
