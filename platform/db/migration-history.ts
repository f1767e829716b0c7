import { readMigrationFiles } from "drizzle-orm/migrator";
import { MIGRATIONS } from "./migration-files";
import type { SqlConnection } from "./sql-connection";

/** Table in which drizzle records the migrations of a database. */
const HISTORY = "drizzle.__drizzle_migrations";

/**
 * Number of migrations on 26 November 2026; none is rewritten since. Databases of earlier versions
 * are brought to the tables of these, and go on from there.
 */
export const FROZEN_MIGRATIONS = 2;

/** First migrations of earlier versions, some of which rewrote it: each began its histories. */
const EARLIER_SCHEMAS = [
  "65cf34b8772d2e7667cccf2f9770aa0ffc0f3d471eddb9fc58621c9d3190ec0d",
  "a48fee5c65107df4edb4a9834f2561c30233af613249b3bcfb720dbcbe9bac0d",
  "451d93bb3430f2ee52909bc3a04962882d5bb70b0368374d58dd7a7b64b0bfe8",
  "92ee47ae7bc2a37574d091943590bf1303edc27bfcc6c37a0ebd06b28646a450",
  "285dfeaac7badbfe9c8ae56adae34a3051020b9d9dac370fa53d27e0546a358c",
  "bf71ca3891d7050a01d3fd68bbb0090883f524477b66bada4049926eda49985a",
  "5d538ea06c159b3f2b069ce0c261a75eb19f0d4b7c615d93a2545251b3e73ec2",
  "7e83afbc9bf80cf1233d486fd80cf776fd84f97e6c443a6e17ba3884f1d05bab",
  "74f4719403d5d558415896db656bd286210dc4b2cfb6ee14f292c4a117336051",
  "b1b307b5831414e603f7486e98eb3cdce08dc5ff6b605ca3bae9d83c8c775586",
  "3f71e0b7690dedfd1998927549cbaaf74fbb7c261b2d454a801db22a549189bb",
  "06ce8c662d06a280ac45ec27182993f77ad71737ae0c802b40f4859acb19606a",
];

/** Histories of 24 and 25 November with the tables of the frozen ones; 0002 mends the rest. */
const SAME_TABLES = [
  "ef3d3a025d9d5530c836e8cf8e069ad4caedbfe9083a70136e7f4da5c785eaa2",
  "4d929659ccde03fba3584d4ec7cbd70fe6be921cfa2e15e0cee98397693f3b6c",
].map((schema) => [schema, "c274f7f5dcb660a618f790adec1687bc675279e7dc5a8215f55f80ce36634d54"]);

/**
 * Tables that a history of migrations has left: those of the first `count` of ours, those of an
 * earlier version, or those of a newer one or of something else.
 */
export type TablesLeft = { count: number } | "EARLIER" | "UNKNOWN";

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((hash, index) => hash === others[index]);

/** @param hashes of the migrations that a database has had, in their order */
export function tablesLeftBy(hashes: string[]): TablesLeft {
  if (isSame(hashes, migrationsKnown().slice(0, hashes.length))) return { count: hashes.length };
  if (SAME_TABLES.some((history) => isSame(history, hashes))) return { count: FROZEN_MIGRATIONS };
  return EARLIER_SCHEMAS.includes(hashes[0] ?? "") ? "EARLIER" : "UNKNOWN";
}

/** Reads the hashes of the migrations that a database has had, in their order. */
export async function migrationsDone(connection: SqlConnection): Promise<string[]> {
  const { rows: known } = await connection.query<{ name: string | null }>(
    `SELECT to_regclass('${HISTORY}')::text AS name`,
  );
  if (!known[0]?.name) return [];
  const { rows } = await connection.query<{ hash: string }>(
    `SELECT hash FROM ${HISTORY} ORDER BY created_at, id`,
  );
  return rows.map(({ hash }) => hash);
}

const readMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS });

/** Lists the hashes of the migrations that this version of the product knows, in their order. */
export const migrationsKnown = (): string[] => readMigrations().map(({ hash }) => hash);

/** Error of a database with the tables of another version, which cannot be migrated in place. */
export class OtherTables extends Error {
  readonly left: "EARLIER" | "UNKNOWN";

  constructor(left: "EARLIER" | "UNKNOWN", place: string) {
    super(
      left === "EARLIER"
        ? `The database in ${place} was made by a version of before 26 November 2026, and nothing in it was changed. Bring it over: npm run backup -- before.tar.gz, then npm run restore -- before.tar.gz with DATABASE_URL of an empty database, and start with that one.`
        : `The database in ${place} was made by a newer version of the site, or by another one, and nothing in it was changed. Start that version, or put back the backup that was made before the upgrade: npm run restore -- FILE --replace.`,
    );
    this.name = "OtherTables";
    this.left = left;
  }
}

/**
 * Prepares a database to be migrated: one with the tables of the frozen migrations has their
 * history from now on.
 * @param place name of the database for the reader of the error
 * @throws OtherTables
 */
export async function settleHistory(connection: SqlConnection, place: string): Promise<void> {
  const done = await migrationsDone(connection);
  const left = tablesLeftBy(done);
  if (typeof left === "string") throw new OtherTables(left, place);
  const ours = readMigrations().slice(0, left.count);
  if (isSame(done, migrationsKnown().slice(0, left.count))) return;
  const rows = ours.map(({ hash, folderMillis }) => `('${hash}', ${folderMillis})`).join(", ");
  await connection.query(`WITH former AS (DELETE FROM ${HISTORY})
    INSERT INTO ${HISTORY} (hash, created_at) VALUES ${rows}`);
}
