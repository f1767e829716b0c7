import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { PlatformEnvironment } from "./environment";
import { EnvironmentError } from "./read-environment";

/**
 * Checks whether the folders and files that the environment names can be used, before anything is
 * made in them.
 * @throws EnvironmentError
 */
export async function checkPaths({
  DATA_DIR,
  BACKUP_FOLDER,
  CLOCK_SHIFT_FILE,
}: Pick<PlatformEnvironment, "DATA_DIR" | "BACKUP_FOLDER" | "CLOCK_SHIFT_FILE">): Promise<void> {
  const found = await Promise.all([
    folderFault("DATA_DIR", DATA_DIR),
    BACKUP_FOLDER && folderFault("BACKUP_FOLDER", BACKUP_FOLDER),
    CLOCK_SHIFT_FILE && fileFault("CLOCK_SHIFT_FILE", CLOCK_SHIFT_FILE),
  ]);
  const faults = found.filter((fault) => typeof fault === "string" && fault !== "");
  if (faults.length > 0) throw new EnvironmentError(faults as string[]);
}

/** Finds why this user cannot write into a folder, which may have to be made first. */
async function folderFault(name: string, path: string): Promise<string | undefined> {
  for (let place = resolve(path); ; place = dirname(place)) {
    const there = await stat(place).catch((error: NodeJS.ErrnoException) => error);
    if (there instanceof Error) {
      if (there.code === "ENOENT" || there.code === "ENOTDIR") continue;
      return `${name}: ${place} cannot be looked at by this user (${there.code})`;
    }
    const where = place === resolve(path) ? "" : `, in which it would have to be made,`;
    if (!there.isDirectory()) return `${name}: ${path} cannot be a folder: ${place} is a file`;
    const mayWrite = await access(place, constants.W_OK | constants.X_OK).then(
      () => true,
      () => false,
    );
    if (mayWrite) return undefined;
    return where
      ? `${name}: ${path} is not there, and this user may not make it in ${place}`
      : `${name}: this user may not write into ${path}`;
  }
}

async function fileFault(name: string, path: string): Promise<string | undefined> {
  return await access(path, constants.R_OK).then(
    () => undefined,
    () => `${name}: there is no file ${path} that this user may read`,
  );
}
