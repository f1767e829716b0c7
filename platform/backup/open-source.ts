import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import { cp, mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { databaseFolder } from "@/platform/db/database-folder";
import { DamagedFolder } from "@/platform/db/folder-damage";
import { FolderInUse, lockFolder } from "@/platform/db/folder-lock";
import { openDatabaseFolder } from "@/platform/db/open-embedded";
import { PRIVATE_FOLDER } from "@/platform/db/private-files";
import type { SqlConnection } from "@/platform/db/sql-connection";
import { BackupError } from "./backup-error";
import { askForSnapshot, SNAPSHOT_NAME } from "./snapshot-door";
import { spellAlike } from "./table-rows";

/** Database at one moment, and the means to let go of it. */
export interface DatabaseSource {
  connection: SqlConnection;
  close(): Promise<void>;
}

export interface DataPlace {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
}

/**
 * Opens a database to be backed up, whether the site runs or not: PostgreSQL in a transaction that
 * sees one moment, or a copy of the embedded database's files.
 * @throws BackupError when there is no database, or it cannot be copied
 */
export function openSource({ DATABASE_URL, DATA_DIR }: DataPlace): Promise<DatabaseSource> {
  return DATABASE_URL ? openPostgresSource(DATABASE_URL) : openEmbeddedSource(DATA_DIR);
}

async function openPostgresSource(connectionString: string): Promise<DatabaseSource> {
  const client = await connectPostgres(connectionString);
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await spellAlike(client);
  return { connection: client, close: () => client.end() };
}

/** @throws BackupError when the server cannot be reached */
export async function connectPostgres(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new BackupError(
      `PostgreSQL at DATABASE_URL cannot be reached: ${message || code}`,
      error,
    );
  }
}

/** Opens a copy of the embedded database, made by the process that has it open, or by this one. */
export async function openEmbeddedSource(dataDir: string): Promise<DatabaseSource> {
  if (!(await stat(databaseFolder(dataDir)).catch(() => undefined))) {
    throw new BackupError(`There is no database in ${dataDir} (DATA_DIR)`);
  }
  await removeLeftCopies(dataDir);
  const name = `snapshot-${randomBytes(8).toString("hex")}`;
  const folder = join(dataDir, name);
  await mkdir(folder, PRIVATE_FOLDER);
  const lock = await lockFolder(folder);
  const close = async () => {
    await lock.release();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await copyDatabase(dataDir, name);
    const copy = await openDatabaseFolder(databaseFolder(folder)).catch((error: unknown) => {
      if (!(error instanceof DamagedFolder)) throw error;
      throw new DamagedFolder(databaseFolder(dataDir), error.damage, error.cause);
    });
    await copy.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await spellAlike(copy);
    return {
      connection: copy,
      close: async () => {
        await copy.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Milliseconds to wait for a process that has the folder and hands out no copies: a site that
 * starts soon will, and another backup is about to let go of it.
 */
const PATIENCE = 30_000;
const LOOK = 250;

async function copyDatabase(dataDir: string, name: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; ; await setTimeout(LOOK)) {
    try {
      return await copyAlone(dataDir, name);
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
    }
    try {
      return await askForSnapshot(dataDir, name);
    } catch (error) {
      if (!isDoorClosed(error as Error) || Date.now() > until) throw error;
    }
  }
}

const isDoorClosed = ({ cause }: Error) =>
  ["ENOENT", "ECONNREFUSED"].includes((cause as NodeJS.ErrnoException | undefined)?.code ?? "");

async function copyAlone(dataDir: string, name: string): Promise<void> {
  const lock = await lockFolder(dataDir);
  const copy = databaseFolder(join(dataDir, name));
  await cp(databaseFolder(dataDir), copy, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  }).finally(lock.release);
}

/** Removes copies of programs that were killed: nobody holds their lock. */
async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!SNAPSHOT_NAME.test(name)) continue;
    const folder = join(dataDir, name);
    const lock = await lockFolder(folder).catch(() => undefined);
    if (!lock) continue;
    await lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}
