import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { flushNames } from "@/platform/db/flushed-files";
import { BackupError } from "./backup-error";
import {
  type BackupHeader,
  FILES_IN_LIST,
  FORMAT,
  type Manifest,
  type MediaFile,
  partNames,
} from "./backup-format";
import { filesBelow, openAsItIs } from "./media-files";
import { migrationsDone } from "./migrations-done";
import { Sealing } from "./sealed";
import { readRows, readSequences, type SqlConnection, storedTables } from "./table-rows";

/** What a backup is made of: a connection in a transaction that sees one moment, and a folder. */
export interface BackedUp {
  connection: SqlConnection;
  media: string;
}

/** What was written. */
export interface BackupTally {
  tables: number;
  rows: number;
  mediaFiles: number;
  /** Of the file. */
  bytes: number;
}

/**
 * Writes a backup to a file, which has its name once it is whole and on the disk.
 * @throws BackupError when there is such a file
 */
export async function writeBackup(source: BackedUp, file: string): Promise<BackupTally> {
  if (await stat(file).catch(() => undefined)) {
    throw new BackupError(`${file} is there already: give another name, or take it away`);
  }
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.unfinished`;
  const archive = pack();
  try {
    const written = pipeline(
      Readable.from(archive),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    const packed = packBackup(archive, source).catch((error: Error) => {
      archive.destroy(error);
      throw error;
    });
    const [manifest] = await Promise.all([packed, written]);
    await rename(unfinished, file);
    await flushNames(dirname(file));
    const { size: bytes } = await stat(file);
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return { tables: tables.length, rows, mediaFiles: manifest.mediaFiles, bytes };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function packBackup(archive: Pack, { connection, media }: BackedUp): Promise<Manifest> {
  const header: BackupHeader = {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    migrations: await migrationsDone(connection),
  };
  await addPart(archive, partNames.header, jsonOf(header));
  const tables = await packTables(archive, connection);
  const sequences = await readSequences(connection);
  const manifest = { tables, sequences, ...(await packMedia(archive, media)) };
  await addPart(archive, partNames.manifest, jsonOf(manifest));
  archive.finalize();
  return manifest;
}

async function packTables(archive: Pack, connection: SqlConnection): Promise<Manifest["tables"]> {
  const tables: Manifest["tables"] = {};
  for (const table of await storedTables(connection)) {
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

/** What stands in a part that lists media files. */
export const listOf = (files: MediaFile[]) =>
  Buffer.from(files.map((file) => `${JSON.stringify(file)}\n`).join(""));

const jsonOf = (value: BackupHeader | Manifest) => Buffer.from(JSON.stringify(value, null, 1));

/** Ends once the archive has taken the part, so that no more than one waits in memory. */
const addPart = (archive: Pack, name: string, content: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.entry({ name }, content, (error) => (error ? reject(error) : resolve()));
  });
