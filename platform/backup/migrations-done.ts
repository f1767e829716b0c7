import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { MIGRATIONS } from "@/platform/db/migration-files";
import type { SqlConnection } from "./table-rows";

const JOURNAL = "meta/_journal.json";

/** The hashes of the migrations that a database has had, in their order; none of an empty one. */
export async function migrationsDone(connection: SqlConnection): Promise<string[]> {
  const { rows: known } = await connection.query<{ name: string | null }>(
    "SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name",
  );
  if (!known[0]?.name) return [];
  const { rows } = await connection.query<{ hash: string }>(
    "SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at, id",
  );
  return rows.map(({ hash }) => hash);
}

/** The hashes of the migrations that this version of the product knows, in their order. */
export const migrationsKnown = (): string[] =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash }) => hash);

/**
 * Gives `work` a folder with the first migrations alone, which brings an empty database to the tables
 * that a backup was made from.
 * @param count how many
 */
export async function withFirstMigrations<T>(
  count: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  try {
    const journal: { entries: { tag: string }[] } = JSON.parse(
      readFileSync(join(MIGRATIONS, JOURNAL), "utf8"),
    );
    const entries = journal.entries.slice(0, count);
    await mkdir(join(folder, "meta"));
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) {
      await cp(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`));
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
