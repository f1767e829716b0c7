import { closeSync, openSync } from "node:fs";
import { join } from "node:path";

import { PRIVATE_FILE } from "./private-files";

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or give this one another folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
    );
    this.name = "FolderInUse";
  }
}

/** File that is locked; it stays where it is, since a lock belongs to one file. */
const LOCK_FILE = "database.lock";

/**
 * Takes a folder for this process alone. The kernel holds the lock on an open file and lets go of
 * it when the process ends, however it dies, so that no lock is ever stale and nobody removes one
 * (docs/adr/0012-the-kernel-holds-the-lock-of-the-folder.md).
 * @throws FolderInUse when a living process holds it
 * @throws Error when this machine or its file system has no such locks
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  // A number and not a FileHandle, which is closed when nothing refers to it any more.
  const file = openSync(join(folder, LOCK_FILE), "a", PRIVATE_FILE);
  try {
    if (!(await tryLock(file, folder))) throw new FolderInUse(folder);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return { release: async () => closeSync(file) };
}

async function tryLock(file: number, folder: string): Promise<boolean> {
  try {
    const locks = await import("fs-native-extensions");
    return locks.default.tryLock(file);
  } catch (error) {
    throw new Error(
      `The data folder ${folder} cannot be locked (${(error as Error).message}), and an embedded database that two processes open is lost. Give this one another folder with DATA_DIR, or a PostgreSQL with DATABASE_URL.`,
      { cause: error },
    );
  }
}
