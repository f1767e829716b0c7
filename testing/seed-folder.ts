import type { SiteData } from "@/demonstration/data/site-data";
import { seedSites } from "@/demonstration/seed";
import { beginSealing } from "@/platform/db/begin-sealing";
import { type Database, openDatabase } from "@/platform/db/database";

/** Opens the database of a data folder that nobody has open, with the folder's own key. */
export async function openFolder(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir });
  await (await beginSealing(database, { DATA_DIR: dataDir }, new Date())).whole;
  return database;
}

export async function seedFolder(
  dataDir: string,
  sites: SiteData[],
  demoPassword: string,
): Promise<Database> {
  const database = await openFolder(dataDir);
  await seedSites(database, sites, { demoPassword, now: new Date() });
  return database;
}
