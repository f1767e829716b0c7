import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { migrationsDone } from "@/platform/db/migration-history";
import { PRIVATE_FILE } from "@/platform/db/private-files";
import type { SqlConnection } from "@/platform/db/sql-connection";
import { writeWhole } from "./backup-file";
import {
  type BackupHeader,
  FILES_IN_LIST,
  FORMAT,
  type Manifest,
  type MediaFile,
  partNames,
} from "./backup-format";
import { filesBelow, openAsItIs } from "./media-files";
import { Sealing } from "./sealed";
import { namesOf, readRows, readSequences, type StoredTable, storedTables } from "./table-rows";

/** Sources of a backup: a connection in a transaction that sees one moment, and a folder. */
export interface BackedUp {
  connection: SqlConnection;
  media: string;
}

export interface BackupTally {
  file: string;
  tables: number;
  rows: number;
  mediaFiles: number;
  /** The ids of the keys that open its secrets. */
  sealedBy: string[];
  /** Size of the file. */
  bytes: number;
}

/**
 * Writes a backup to a file, which has its name once it is whole and on the disk.
 * @param names of the file, of which it gets the first that is free
 * @throws BackupError when there is such a file, or none can be written there
 */
export async function writeBackup(source: BackedUp, names: string[]): Promise<BackupTally> {
  let manifest: Manifest | undefined;
  let sealedBy: string[] = [];
  const file = await writeWhole(names, async (unfinished) => {
    const archive = pack();
    const written = pipeline(
      Readable.from(archive),
      createGzip(),
      createWriteStream(unfinished, { mode: PRIVATE_FILE, flush: true }),
    );
    // The failure of either makes the other fail too.
    let cause: Error | undefined;
    const breakOff = (error: Error) => {
      cause ??= error;
      archive.destroy(error);
      return undefined;
    };
    const packed = packBackup(archive, source).catch(breakOff);
    await written.catch(breakOff);
    ({ manifest, sealedBy } = (await packed) ?? { manifest, sealedBy });
    if (cause) throw cause;
  });
  const { size: bytes } = await stat(file);
  const tables = Object.values(manifest?.tables ?? {});
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return {
    file,
    tables: tables.length,
    rows,
    mediaFiles: manifest?.mediaFiles ?? 0,
    sealedBy,
    bytes,
  };
}

async function packBackup(archive: Pack, { connection, media }: BackedUp) {
  const stored = await storedTables(connection);
  const sealedBy = await sealingKeysOf(connection);
  const header: BackupHeader = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await migrationsDone(connection),
    sealedBy,
    columns: Object.fromEntries(stored.map(({ name, columns }) => [name, namesOf(columns)])),
  };
  await addPart(archive, partNames.header, jsonOf(header));
  const tables = await packTables(archive, { connection, stored });
  const sequences = await readSequences(connection);
  const manifest = { tables, sequences, ...(await packMedia(archive, media)) };
  await addPart(archive, partNames.manifest, jsonOf(manifest));
  archive.finalize();
  return { manifest, sealedBy };
}

/** Lists the keys that seal a database's secrets; none where there are no such keys yet. */
async function sealingKeysOf(connection: SqlConnection): Promise<string[]> {
  const { rows: known } = await connection.query<{ name: string | null }>(
    "SELECT to_regclass('sealing_key')::text AS name",
  );
  if (!known[0]?.name) return [];
  const { rows } = await connection.query<{ id: string }>("SELECT id FROM sealing_key ORDER BY id");
  return rows.map(({ id }) => id);
}

async function packTables(
  archive: Pack,
  { connection, stored }: { connection: SqlConnection; stored: StoredTable[] },
): Promise<Manifest["tables"]> {
  const tables: Manifest["tables"] = {};
  for (const table of stored) {
    const sealing = new Sealing();
    let [rows, parts] = [0, 0];
    for await (const lines of readRows(connection, table)) {
      const content = Buffer.from(`${lines.join("\n")}\n`);
      parts += 1;
      rows += lines.length;
      sealing.add(content);
      await addPart(archive, partNames.table(table.name, parts), content);
    }
    tables[table.name] = { rows, ...sealing.seal() };
  }
  return tables;
}

async function packMedia(archive: Pack, folder: string) {
  const mediaLists: Manifest["mediaLists"] = [];
  let mediaFiles = 0;
  let listed: MediaFile[] = [];
  const closeList = async () => {
    if (listed.length === 0) return;
    const content = listOf(listed);
    const sealing = new Sealing();
    sealing.add(content);
    mediaLists.push(sealing.seal());
    await addPart(archive, partNames.fileList(mediaLists.length), content);
    mediaFiles += listed.length;
    listed = [];
  };
  for await (const path of filesBelow(folder)) {
    const file = await packFile(archive, folder, path);
    if (file) listed.push(file);
    if (listed.length === FILES_IN_LIST) await closeList();
  }
  await closeList();
  return { mediaLists, mediaFiles };
}

async function packFile(
  archive: Pack,
  folder: string,
  path: string,
): Promise<MediaFile | undefined> {
  const file = await openAsItIs(join(folder, path));
  if (!file) return undefined;
  try {
    const sealing = new Sealing();
    const entry = archive.entry({ name: partNames.file(path), size: file.size });
    const taken = once(entry, "close");
    for await (const chunk of file.chunks()) {
      sealing.add(chunk);
      if (!entry.write(chunk)) await once(entry, "drain");
    }
    entry.end(null);
    await taken;
    return { path, ...sealing.seal() };
  } finally {
    await file.close();
  }
}

/** Writes a part that lists media files. */
export const listOf = (files: MediaFile[]) =>
  Buffer.from(files.map((file) => `${JSON.stringify(file)}\n`).join(""));

const jsonOf = (value: BackupHeader | Manifest) => Buffer.from(JSON.stringify(value, null, 1));

/** Adds a part, and ends once the archive has taken it, so that only one waits in memory. */
const addPart = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
