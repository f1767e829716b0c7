import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenedDatabase } from "./database";
import { DatabaseUnavailable } from "./database-fault";
import { lockFolder } from "./folder-lock";
import { GRANTS, MIGRATIONS } from "./migration-files";
import { MortalPglite } from "./mortal-pglite";

/** Milliseconds from one attempt to open a database again to the next. */
const BEFORE_OPENING_AGAIN = 2_000;

/**
 * Opens the embedded database in a folder, or in memory when that is "memory://". One that died of a
 * full disk is opened again as soon as that succeeds; whoever asks meanwhile gets an error that
 * `isDatabaseUnavailable` knows.
 * @param image what a new one begins with, as `dumpDataDir` of PGlite gives it
 * @throws FolderInUse when another process has it open
 */
export async function openEmbedded(dataDir: string, image?: Blob): Promise<OpenedDatabase> {
  const inMemory = dataDir === "memory://";
  const folder = join(dataDir, "database");
  if (!inMemory) await mkdir(folder, { recursive: true });
  const lock = inMemory ? undefined : await lockFolder(dataDir);
  const open = (begin: { loadDataDir?: Blob } = {}) =>
    MortalPglite.open({
      extensions: { btree_gist },
      ...(inMemory ? {} : { dataDir: folder }),
      ...begin,
    });

  let living = await open(image ? { loadDataDir: image } : {});
  let opening: Promise<void> | undefined;
  let openedAt = 0;
  const reopen = async () => {
    if (Date.now() - openedAt < BEFORE_OPENING_AGAIN) {
      throw new DatabaseUnavailable("The embedded database has died");
    }
    openedAt = Date.now();
    living = await open().catch((error: unknown) => {
      throw new DatabaseUnavailable("The embedded database cannot be opened again", error);
    });
  };
  const database = async () => {
    if (!living.isDead) return living;
    opening ??= reopen().finally(() => {
      opening = undefined;
    });
    await opening;
    return living;
  };
  /** What drizzle and the tests' images use of a client, each time of the one that lives. */
  const client: Pick<PGlite, "query" | "transaction" | "exec" | "dumpDataDir"> = {
    query: async (...call) => (await database()).query(...call),
    transaction: async (work) => (await database()).transaction(work),
    exec: async (...call) => (await database()).exec(...call),
    dumpDataDir: async (...call) => (await database()).dumpDataDir(...call),
  };
  const handle = drizzle({ client: client as PGlite });
  return {
    handle,
    migrate: async () => {
      await migrate(handle, { migrationsFolder: MIGRATIONS });
      await client.exec(GRANTS);
    },
    close: async () => {
      if (!living.isDead) await living.close();
      await lock?.release();
    },
  };
}
