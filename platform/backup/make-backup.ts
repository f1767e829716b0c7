import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { databaseFolder } from "@/platform/db/database-folder";
import { damageFound } from "@/platform/db/folder-damage";
import { mediaFolder } from "./media-files";
import { type DataPlace, openSource } from "./open-source";
import { type BackupTally, writeBackup } from "./write-backup";

const NAME = /^backup-\d{8}T\d{6}Z\.tar\.gz$/;
const UNFINISHED = /^backup-\d{8}T\d{6}Z\.tar\.gz\.\w+\.unfinished$/;

/** Returns the name of a backup made at a moment: names sort by time within a folder. */
export const backupName = (at: Date) =>
  `backup-${at.toISOString().replace(/[-:]|\.\d+/g, "")}.tar.gz`;

/** Seconds by which a name may run ahead: other programs may make backups at the same moment. */
const NAMES = 60;

/** Lists the names for a backup made in a folder at a moment, the best first. */
const namesAt = (folder: string, at: Date) =>
  Array.from({ length: NAMES }, (_, second) =>
    join(folder, backupName(new Date(at.getTime() + second * 1000))),
  );

/**
 * Backs up a place, whether a site runs on it or not.
 * @param to a file, or a folder in which its name tells when it was made
 * @throws BackupError
 */
export async function makeBackup(
  place: DataPlace,
  to: string | { folder: string },
): Promise<BackupTally> {
  const source = await openSource(place);
  try {
    const media = mediaFolder(place.DATA_DIR);
    const names = typeof to === "string" ? [to] : namesAt(to.folder, new Date());
    return await writeBackup({ connection: source.connection, media }, names);
  } catch (error) {
    const damage = place.DATABASE_URL
      ? undefined
      : damageFound(databaseFolder(place.DATA_DIR), error);
    throw damage ?? error;
  } finally {
    await source.close();
  }
}

/** Lists the backups of a folder that `backupName` has named, the latest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => NAME.test(name)).toSorted((a, b) => (a < b ? 1 : -1));
}

/** Milliseconds after which an unfinished file was left by a program that was killed. */
const GIVEN_UP = 86_400_000;

/** Removes all but the latest backups, and what killed programs have left. @returns their names */
export async function keepLatest(folder: string, count: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(count);
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (!UNFINISHED.test(name)) continue;
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > GIVEN_UP) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
