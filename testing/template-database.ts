import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import type { SiteData } from "@/demonstration/data/site-data";
import { seedSites } from "@/demonstration/seed";
import { openDatabase } from "@/platform/db/database";
import { FIRST_MOMENT } from "./first-moment";
import { addressOf, runOn } from "./fresh-database-url";
import { localPostgres } from "./local-postgres";

/** Hashes the seeds of a database into a name; values that are no data throw. */
export const digestOf = (...values: unknown[]): string =>
  createHash("sha256").update(serialize(values)).digest("hex").slice(0, 16);

/**
 * Finds a database on a PostgreSQL server with `sites` in it, of which others are copies: the first
 * caller in a run of the tests makes it.
 * @returns its name; undefined outside such a run, on another server than that of all tests, and
 *   while another process is making it
 */
export async function templateDatabase(
  server: string,
  sites: SiteData[],
  demoPassword: string,
): Promise<string | undefined> {
  const folder = process.env.TEST_IMAGES;
  // A server that a test puts in front is gone when its template would have to be dropped.
  if (!folder || server !== (await localPostgres())) return undefined;
  const name = `image_${digestOf(folder, server, sites, demoPassword)}`;
  const file = join(folder, `${name}.server`);
  if (existsSync(`${file}.ready`)) return name;
  const isMine = await open(file, "wx").then(
    (handle) => handle.close().then(() => true),
    () => false,
  );
  if (!isMine) return undefined;
  await writeFile(file, server);
  await runOn(server, `CREATE DATABASE ${name}`);
  const database = await openDatabase({ databaseUrl: addressOf(server, name), dataDir: "" });
  await seedSites(database, sites, { demoPassword, now: FIRST_MOMENT });
  await database.close();
  await writeFile(`${file}.ready`, "");
  return name;
}
