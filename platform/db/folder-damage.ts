import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { databaseFolder } from "./database-folder";
import { flushFolder, flushNames } from "./flushed-files";
import { PRIVATE_FILE } from "./private-files";
import { KEY_FILE } from "./sealing/key-file";
import { sqlState } from "./sql-state";

/** Release of PostgreSQL that the embedded database is. */
const RELEASE = "18";

/** Files without any of which it does not start, or starts as if it were new. */
const NEEDED = [
  "PG_VERSION",
  "global/pg_control",
  "global/pg_filenode.map",
  "base",
  "pg_wal",
  "pg_xact",
  "pg_multixact",
  "pg_notify",
  "pg_replslot",
  "postgresql.conf",
  "pg_hba.conf",
];

/** Lengths in bytes of those that never change in length. */
const LENGTHS: Record<string, number> = { "global/pg_control": 8192 };

/** Name of a part of the log of changes. */
const IS_LOG = /^[0-9A-F]{24}$/;

/** Error of an embedded database that has changed or lost files since it was closed. */
export class DamagedFolder extends Error {
  constructor(
    folder: string,
    readonly damage: string,
    cause?: unknown,
  ) {
    super(
      `The database in ${folder} is not whole: ${damage}. It is left as it is. Put a backup into its place with npm run restore -- FILE --replace, which keeps what is there as ${basename(folder)}.before-…; without a backup, move the folder and ${KEY_FILE} away to begin anew.`,
      { cause },
    );
    this.name = "DamagedFolder";
  }
}

/** SQLSTATEs of tables that cannot be read: a damaged page or index, a file that is not there. */
const UNREADABLE = ["XX001", "XX002", "58P01"];

/** Finds in a fault of a statement that files of its database are damaged; undefined for others. */
export function damageFound(folder: string, error: unknown): DamagedFolder | undefined {
  if (!UNREADABLE.includes(sqlState(error).state ?? "")) return undefined;
  let first = error as Error;
  while (first.cause instanceof Error) first = first.cause;
  return new DamagedFolder(folder, first.message, error);
}

/** Returns the mark that stands beside a folder while a database is made in it. */
const markOf = (folder: string) => `${folder}.making`;

/**
 * Looks at a folder before an embedded database is opened in it. A database that a killed process
 * had only begun to make is removed: nothing was ever in it.
 * @returns whether a new one is to be made in it
 * @throws DamagedFolder when something of an earlier one is missing
 * @throws Error beside what is left of a restore that was cut off, or beside a key alone
 */
export async function isNewDatabase(folder: string): Promise<boolean> {
  if (await stat(markOf(folder)).catch(() => undefined)) {
    await rm(folder, { recursive: true, force: true });
    return true;
  }
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (names.length === 0) {
    await refuseCutOffRestore(folder);
    await refuseBesideKey(folder);
    return true;
  }
  const damage = await damageOf(folder);
  if (damage) throw new DamagedFolder(folder, damage);
  return false;
}

/** Marks a folder as one in which a database is being made, until `make` has made it. */
export async function whileMaking<T>(folder: string, make: () => Promise<T>): Promise<T> {
  await writeFile(markOf(folder), "", { mode: PRIVATE_FILE });
  const made = await make();
  await flushFolder(folder);
  await rm(markOf(folder));
  // A mark that came back after a power cut would have all later writes removed.
  await flushNames(dirname(folder));
  return made;
}

async function damageOf(folder: string): Promise<string | undefined> {
  for (const name of NEEDED) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (!found) return `${name} is missing`;
    const length = LENGTHS[name];
    if (length !== undefined && found.size !== length) {
      return `${name} has ${found.size} bytes of ${length}`;
    }
    if (found.isDirectory() && (await readdir(join(folder, name))).length === 0) {
      if (name === "base" || name === "pg_xact") return `${name} is empty`;
    }
  }
  const release = (await readFile(join(folder, "PG_VERSION"), "utf8")).trim();
  if (release !== RELEASE) {
    return `it is of PostgreSQL ${release || "?"}, and this version of the site has ${RELEASE}`;
  }
  const log = await readdir(join(folder, "pg_wal"));
  return log.some((name) => IS_LOG.test(name)) ? undefined : "pg_wal has no log of changes";
}

/** Refuses a folder that a killed restore left with both databases beside their place. */
async function refuseCutOffRestore(folder: string): Promise<void> {
  const name = basename(folder);
  const beside: string[] = await readdir(dirname(folder)).catch(() => []);
  const former = beside
    .filter((other) => other.startsWith(`${name}.before-`))
    .toSorted()
    .at(-1);
  if (former && beside.includes(`${name}.restoring`)) {
    throw new Error(
      `There is no ${name} in ${dirname(folder)}: a restore was cut off as it put one into its place. Do it again, or go back to the former one: mv ${join(dirname(folder), former)} ${folder}`,
    );
  }
}

/**
 * Refuses to begin anew beside a key: the site that it belongs to had its data somewhere, and
 * without its DATABASE_URL a demonstration would take its place.
 */
async function refuseBesideKey(folder: string): Promise<void> {
  const dataDir = dirname(folder);
  const isDraft = folder !== databaseFolder(dataDir);
  if (isDraft || !(await stat(join(dataDir, KEY_FILE)).catch(() => undefined))) return;
  throw new Error(
    `There is a ${KEY_FILE} in ${dataDir} (DATA_DIR), and no database. If the site's data is in PostgreSQL, set DATABASE_URL. If it was here, put a backup into its place with npm run restore -- FILE. To begin anew, move ${KEY_FILE} away.`,
  );
}
