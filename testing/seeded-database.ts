import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { SiteData } from "@/demonstration/data/site-data";
import { seedSites } from "@/demonstration/seed";
import { type Database, openDatabase } from "@/platform/db/database";
import { ImageFiles, makeImage } from "./database-image";
import { FIRST_MOMENT } from "./first-moment";
import { digestOf } from "./template-database";

/**
 * Opens a fresh database with `sites` in it, seeded at the first moment: PostgreSQL at
 * `databaseUrl`, which may be a copy of another (`template-database.ts`), else in memory. Making,
 * migrating and seeding one takes some six seconds of work, and copying it one, so a run of the
 * tests makes one, and seeds each set of sites once: the first caller leaves an image of it in the
 * folder TEST_IMAGES (`image-folder.ts`), which lives as long as the run.
 */
export async function openSeededDatabase(
  databaseUrl: string | undefined,
  sites: SiteData[],
  demoPassword: string,
): Promise<Database> {
  const folder = process.env.TEST_IMAGES;
  if (databaseUrl || !folder) {
    const database = await openDatabase({ databaseUrl, dataDir: "memory://" });
    await seedSites(database, sites, { demoPassword, now: FIRST_MOMENT });
    return database;
  }
  return openImage(join(folder, `${digestOf(sites, demoPassword)}.image`), async () => {
    const database = await openImage(join(folder, "empty.image"), () =>
      openDatabase({ dataDir: "memory://" }),
    );
    await seedSites(database, sites, { demoPassword, now: FIRST_MOMENT });
    return database;
  });
}

/** Opens a database in memory from its image in a file, or makes both by `make`. */
async function openImage(file: string, make: () => Promise<Database>): Promise<Database> {
  if (existsSync(file)) {
    return openDatabase({ dataDir: "memory://", files: new ImageFiles(await readFile(file)) });
  }
  const database = await make();
  await writeWhole(file, await imageOf(database));
  return database;
}

/** Copies the image of the embedded database behind a handle of Drizzle's. */
function imageOf({ everySite }: Database): Promise<Uint8Array> {
  const { $client } = everySite as Database["everySite"] & { $client: PGlite };
  return makeImage($client);
}

/** Writes a file at once: another process that looks for it finds all of it, or nothing. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, content);
  await rename(draft, file);
}
