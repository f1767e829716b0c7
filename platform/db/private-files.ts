import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Folders and files of the data are their owner's alone, whatever the umask. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** What others may do with a file. */
export const OF_OTHERS = 0o077;

/** What the product makes in a data folder, with what stands beside it meanwhile. */
const IS_OURS = /^(database|media|snapshot|secret\.key|lock$)/;

/**
 * Takes away what others may do in a data folder: with all that the product has made there, and with the
 * folder itself where there is nothing else in it.
 * @returns what could not be changed, since it is another user's
 */
export async function makeDataPrivate(dataDir: string): Promise<string[]> {
  // There all belongs to who may see it by other means.
  if (process.platform === "win32") return [];
  const names = await readdir(dataDir).catch(() => []);
  const ours = names.filter((name) => IS_OURS.test(name));
  const kept = await Promise.all(ours.map((name) => makePrivate(join(dataDir, name))));
  if (ours.length === names.length) kept.push(await makeOnePrivate(dataDir));
  return kept.flat();
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
    // What was there a moment ago, as a file of the log.
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? [] : [path];
  }
}
