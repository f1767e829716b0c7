import { randomBytes } from "node:crypto";
import { link, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { flushNames } from "@/platform/db/flushed-files";
import { PRIVATE_FOLDER } from "@/platform/db/private-files";
import { BackupError } from "./backup-error";

/** Error codes of a file system that cannot, or may not, take a file. */
const CANNOT_WRITE = new Set([
  "EACCES",
  "EDQUOT",
  "EEXIST",
  "EFBIG",
  "EIO",
  "EISDIR",
  "ENOENT",
  "ENOSPC",
  "ENOTDIR",
  "EPERM",
  "EROFS",
]);
/** Error codes of a file system that has no second names for a file. */
const NO_LINKS = new Set(["EMLINK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EPERM"]);

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? "";
const isThere = (file: string) => stat(file).then(Boolean, () => false);

/**
 * Writes a file under a temporary name and, once it is whole, gives it the first free name of a
 * list. Of two programs that write at once, neither takes the other's name.
 * @param names all in one folder
 * @param write is given the path to write to
 * @returns the name it has
 * @throws BackupError when all names are taken, and when the folder cannot be written into
 */
export async function writeWhole(
  names: string[],
  write: (file: string) => Promise<void>,
): Promise<string> {
  const [first = ""] = names;
  if (await allTaken(names)) throw taken(first);
  const unfinished = `${first}.${randomBytes(4).toString("hex")}.unfinished`;
  try {
    await mkdir(dirname(first), { recursive: true, mode: PRIVATE_FOLDER });
    await write(unfinished);
    for (const name of names) {
      if (await putAt(unfinished, name)) {
        await flushNames(dirname(name));
        return name;
      }
    }
    throw taken(first);
  } catch (error) {
    if (!CANNOT_WRITE.has(codeOf(error))) throw error;
    throw new BackupError(`${first} cannot be written: ${(error as Error).message}`, error);
  } finally {
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

const taken = (name: string) =>
  new BackupError(`${name} is there already: give another name, or take it away`);

async function allTaken(names: string[]): Promise<boolean> {
  for (const name of names) if (!(await isThere(name))) return false;
  return true;
}

/** Gives a file a name, unless another file has it. @returns whether it has the name now */
async function putAt(file: string, name: string): Promise<boolean> {
  try {
    await link(file, name);
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
  }
  const place = await open(name, "wx").catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return undefined;
    throw error;
  });
  if (!place) return false;
  await place.close();
  await rename(file, name);
  return true;
}
