import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { mediaFolder } from "./media-files";
import { type DataPlace, openSource } from "./open-source";
import { type BackupTally, writeBackup } from "./write-backup";

const NAME = /^backup-\d{8}T\d{6}Z\.tar\.gz$/;

/** The name of a backup that is made at a moment: they stand in a folder in their order. */
export const backupName = (at: Date) =>
  `backup-${at.toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`;

/** Backs up a place to a file, whether a site runs on it or not. @throws BackupError */
export async function makeBackup(place: DataPlace, file: string): Promise<BackupTally> {
  const source = await openSource(place);
  try {
    const media = mediaFolder(place.DATA_DIR);
    return await writeBackup({ connection: source.connection, media }, file);
  } finally {
    await source.close();
  }
}

/** The backups of a folder that have their name from `backupName`, the latest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Takes away all but the latest backups of a folder. @returns their names */
export async function keepLatest(folder: string, count: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(count);
  for (const name of old) await rm(join(folder, name));
  return old;
}
