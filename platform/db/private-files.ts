import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Modes of the data's folders and files: their owner's alone, whatever the umask. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Bits of a file's mode for others. */
export const OF_OTHERS = 0o077;

/** Names that the product makes in a data folder, with those beside them meanwhile. */
const IS_OURS = /^(database|media|snapshot|secret\.key|lock$)/;

/**
 * Takes away the rights of others in a data folder: on all that the product has made there, and on
 * the folder itself where there is nothing else in it.
 * @returns paths that could not be changed, since they are another user's
 */
export async function makeDataPrivate(dataDir: string): Promise<string[]> {
  // Windows: rights are ruled by other means there.
  if (process.platform === "win32") return [];
  const names = await readdir(dataDir).catch(() => []);
  const ours = names.filter((name) => IS_OURS.test(name));
  const kept = await Promise.all(ours.map((name) => makePrivate(join(dataDir, name))));
  if (ours.length === names.length) kept.push(await makeOnePrivate(dataDir));
  return kept.flat();
}

/** Name of a backup, whole or not, among whatever else is in its folder. */
const IS_BACKUP = /^backup-\d{8}T\d{6}Z\.tar\.gz/;

/**
 * Takes away the rights of others on the backups in a folder, which an earlier version or a copy
 * may have left.
 * @returns paths that could not be changed, since they are another user's
 */
export async function makeBackupsPrivate(folder: string): Promise<string[]> {
  if (process.platform === "win32") return [];
  const names = (await readdir(folder).catch(() => [])).filter((name) => IS_BACKUP.test(name));
  return (await Promise.all(names.map((name) => makeOnePrivate(join(folder, name))))).flat();
}

async function makePrivate(path: string): Promise<string[]> {
  const kept = await makeOnePrivate(path);
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const below = await Promise.all(
    entries.map((entry) => makeOnePrivate(join(entry.parentPath, entry.name))),
  );
  return [...kept, ...below.flat()];
}

async function makeOnePrivate(path: string): Promise<string[]> {
  try {
    const { mode } = await lstat(path);
    const isLink = (mode & 0o170000) === 0o120000;
    if (!isLink && (mode & OF_OTHERS) !== 0) await chmod(path, mode & 0o7700);
    return [];
  } catch (error) {
    // The file was there a moment ago, such as one of the log.
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? [] : [path];
  }
}
