import { existsSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "@/platform/db/database";
import { migrationsDone, migrationsKnown, OtherTables } from "@/platform/db/migration-history";
import { openDatabaseFolder } from "@/platform/db/open-embedded";
import type { SqlConnection } from "@/platform/db/sql-connection";
import { LEFT_FOLDERS, unpackLeftFolder } from "@/testing/left-folders";
import { openBroughtOver } from "./bring-over";
import { makeBackup } from "./make-backup";
import { readBackup } from "./read-backup";
import { restoreBackup } from "./restore-backup";
import { namesOf, readRows, spellAlike, storedTables } from "./table-rows";

/** Values that a later version writes anew, with the reason. Any other stays as it was for ever. */
const WRITTEN_ANEW: Record<string, string> = {};

const CONTENT_TABLES = ["news", "element", "service"];

/** Rows by table, each as an object of text. */
type Rows = Map<string, Record<string, string | null>[]>;

let folder: string;
/** Schema of a database that this version has just made. */
let freshFrame: string[];
const at = (name: string) => ({ DATA_DIR: join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "left-"));
  await open(at("fresh"));
  freshFrame = await frameOf(at("fresh"));
});
afterAll(() => rm(folder, { recursive: true }));

async function rowsOf(connection: SqlConnection): Promise<Rows> {
  const rows: Rows = new Map();
  await connection.query("BEGIN");
  await spellAlike(connection);
  for (const table of await storedTables(connection)) {
    const names = namesOf(table.columns);
    const read: Record<string, string | null>[] = [];
    for await (const lines of readRows(connection, table)) {
      for (const line of lines) {
        const values: (string | null)[] = JSON.parse(line);
        read.push(Object.fromEntries(names.map((name, index) => [name, values[index] ?? null])));
      }
    }
    rows.set(table.name, read);
  }
  await connection.query("COMMIT");
  return rows;
}

/** Reads all rows of a folder, without checking what its tables should be. */
async function rowsIn({ DATA_DIR }: { DATA_DIR: string }): Promise<Rows> {
  const database = await openDatabaseFolder(join(DATA_DIR, "database"));
  const rows = await rowsOf(database);
  await database.close();
  return rows;
}

async function open({ DATA_DIR }: { DATA_DIR: string }) {
  await (await openDatabase({ dataDir: DATA_DIR })).close();
}

/** Finds earlier rows that are not there unchanged, in the columns that they had. */
function lostOf(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, rows]) => {
    if (CONTENT_TABLES.includes(table) && !after.has(table))
      return lostContents(table, rows, after);
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !(`${table}.${column}` in WRITTEN_ANEW) && !isGone(table, column),
    );
    const textOf = (row: Record<string, string | null>) =>
      JSON.stringify(columns.map((column) => row[column]));
    const there = new Map<string, number>();
    for (const row of after.get(table) ?? []) {
      there.set(textOf(row), (there.get(textOf(row)) ?? 0) + 1);
    }
    return rows.map(textOf).flatMap((text) => {
      const count = there.get(text) ?? 0;
      there.set(text, count - 1);
      return count > 0 ? [] : [`${table}: ${text}`];
    });
  });
}

type TextsOfContent = Record<string, Record<string, unknown>>;

/** Finds texts that visitors read in earlier rows, and that the contents made of them lack. */
function lostContents(type: string, rows: Record<string, string | null>[], after: Rows): string[] {
  const pictures = new Map(after.get("medium")?.map(({ id, src }) => [id, src]));
  const published = new Map(
    after
      .get("content_published")
      ?.filter((row) => row.type === type)
      .map((row) => [`${row.id_item} ${row.code}`, JSON.parse(row.fields ?? "{}")]),
  );
  return rows.flatMap(({ id, translations, ...row }) =>
    Object.entries(JSON.parse(translations ?? "{}") as TextsOfContent).flatMap(([code, texts]) => {
      const { image, ...fields } = published.get(`${id} ${code}`) ?? {};
      const src = pictures.get(String(image)) ?? null;
      const { image: picture, ...said } = texts;
      const isThere =
        Object.entries(said).every(([name, text]) => fields[name] === text) &&
        ((picture as { src: string } | null)?.src ?? null) === src &&
        (row.route === undefined || fields.route === row.route) &&
        (!row.promoted || fields.promoted === row.promoted.startsWith("t"));
      return isThere ? [] : [`${type} ${id} in ${code}`];
    }),
  );
}

const isGone = (table: string, column: string) => table === "site" && column === "is_e_commerce";

/** Finds the product's own pictures that rows name and that no longer exist. */
const missingPictures = (rows: Rows) =>
  [...new Set(JSON.stringify([...rows]).match(/\/media\/7[23]\/[\w-]+\.(?:webp|svg)/g))].filter(
    (src) => !existsSync(join("public", src)),
  );

/** Lists the frame of a database: functions, triggers, indexes, constraints, policies. */
async function frameOf({ DATA_DIR }: { DATA_DIR: string }): Promise<string[]> {
  const database = await openDatabaseFolder(join(DATA_DIR, "database"));
  const { rows } = await database.query<{ line: string }>(`
    SELECT pg_get_functiondef(p.oid) AS line FROM pg_proc p
      LEFT JOIN pg_depend d ON d.objid = p.oid AND d.deptype = 'e'
      WHERE pronamespace = 'public'::regnamespace AND d.objid IS NULL AND prokind = 'f'
    UNION ALL SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tablename || ' ' || policyname || ' ' || coalesce(qual, '') || coalesce(with_check, '')
      FROM pg_policies WHERE schemaname = 'public'
    UNION ALL SELECT attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || attnotnull
      FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
    UNION ALL SELECT grantee || ' ' || table_name || ' ' || privilege_type FROM information_schema.role_table_grants
      WHERE table_schema = 'public'`);
  const done = await migrationsDone(database);
  await database.close();
  return [...rows.map(({ line }) => line).toSorted(), ...done];
}

describe("a data folder of 26 November 2026", () => {
  const left = () => at("left");
  let before: Rows;

  beforeAll(async () => {
    await unpackLeftFolder("2026-11-26", left().DATA_DIR);
    before = await rowsIn(left());
  });

  it("has bookings, orders, documents, members and messages", () => {
    const few = ["booking", "shop_order", "paper", "user", "message", "closing", "passkey"];
    for (const table of few) expect(before.get(table)?.length, table).toBeGreaterThan(0);
    const states = new Set(before.get("booking")?.map(({ status }) => status));
    expect([...states].sort()).toEqual([
      ...["AWAITING_CONFIRMATION", "CANCELLED", "CONFIRMED", "DONE", "FINAL", "HELD", "INVOICED"],
      ...["QUOTED", "REQUESTED"],
    ]);
  });

  it("is opened with all its rows, and with the tables and guards of this version", async () => {
    await open(left());
    expect(lostOf(before, await rowsIn(left()))).toEqual([]);
    expect(await frameOf(left())).toEqual(freshFrame);
  });

  it("tells of products when they changed, and not when it was brought over", async () => {
    const products = (await rowsIn(left())).get("product") ?? [];
    expect(products.length).toBeGreaterThan(0);
    for (const { changed_at } of products)
      expect(changed_at?.slice(0, 10)).toMatch(/^2026-11-2[0-6]$/);
  });

  it("shows pages whose pictures are still there", () => {
    expect(missingPictures(before)).toEqual([]);
  });

  it("has a backup that is restored with all of them", async () => {
    const file = join(LEFT_FOLDERS, "2026-11-26", "backup.tar.gz");
    await restoreBackup(file, at("restored"));
    expect(lostOf(before, await rowsIn(at("restored")))).toEqual([]);
    const { mediaFiles } = await readBackup(file);
    expect(mediaFiles).toBeGreaterThan(0);
  });

  it("gets the guards of this version when it is as of two days before", {
    tags: ["long"],
  }, async () => {
    const place = at("24");
    await unpackLeftFolder("2026-11-26", place.DATA_DIR);
    const database = await openDatabaseFolder(join(place.DATA_DIR, "database"));
    await database.query("ALTER FUNCTION keep_search_words() RESET plan_cache_mode");
    await database.query(
      "DROP INDEX customer_by_kind, payment_listed_by_status, message_by_answer",
    );
    await database.query(
      "CREATE INDEX message_unanswered ON message (id_site) WHERE answered_at IS NULL",
    );
    await database.query("DELETE FROM drizzle.__drizzle_migrations");
    await database.query(
      `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, 1795537304928), ($2, 1795537304929)`,
      [
        "ef3d3a025d9d5530c836e8cf8e069ad4caedbfe9083a70136e7f4da5c785eaa2",
        "c274f7f5dcb660a618f790adec1687bc675279e7dc5a8215f55f80ce36634d54",
      ],
    );
    await database.close();
    await makeBackup(place, join(folder, "24.tar.gz"));
    await open(place);
    expect(await frameOf(place)).toEqual(freshFrame);
    expect(lostOf(before, await rowsIn(place))).toEqual([]);
    await restoreBackup(join(folder, "24.tar.gz"), at("24 restored"));
    expect(await frameOf(at("24 restored"))).toEqual(freshFrame);
  });
});

describe("a data folder of 22 November 2026", () => {
  const left = () => at("22");
  let before: Rows;

  beforeAll(async () => {
    await unpackLeftFolder("2026-11-22", left().DATA_DIR);
    before = await rowsIn(left());
    await makeBackup(left(), join(folder, "22.tar.gz"));
  });

  it("shows pages whose pictures are still there", () => {
    expect(missingPictures(before)).toEqual([]);
  });

  /** Checks the rows that were completed because they say less than this version asks for. */
  const completed = async (place: { DATA_DIR: string }) => {
    const rows = await rowsIn(place);
    const some = (table: string, ...columns: string[]) =>
      (rows.get(table) ?? []).map((row) => columns.map((column) => row[column]).join(" "));
    expect(some("site", "id", "features").sort()).toEqual([
      ...["72 {RIDES}", "73 {SHOP}", "901 {RIDES,SHOP}", "902 {RIDES,SHOP}"],
    ]);
    expect(some("page", "role").filter(Boolean).sort()).toEqual([
      ...["BOOKING_FORM", "CONTACT", "CONTACT", "SHOP"],
    ]);
    expect(some("customer", "email")).toContain("anne-1@example.org");
    expect(some("search_word", "subject", "word")).toContain("booking bihan");
    expect(rows.get("stock_movement")?.length).toBeGreaterThan(0);
  };

  it("is refused with a sentence, and brought over with all its rows", async () => {
    await expect(open(left())).rejects.toThrow(OtherTables);
    const tally = vi.fn<(tally: { rows: number; former: string | undefined }) => void>();
    await (await openBroughtOver({ dataDir: left().DATA_DIR }, tally)).close();
    const { rows, former } = tally.mock.lastCall?.[0] ?? {};
    expect(rows).toBe([...before.values()].reduce((sum, { length }) => sum + length, 0));
    expect(lostOf(before, await rowsIn(left()))).toEqual([]);
    expect(await frameOf(left())).toEqual(freshFrame);
    await completed(left());
    // The former folder stays as it was.
    const kept = await openDatabaseFolder(former ?? "");
    expect(lostOf(before, await rowsOf(kept))).toEqual([]);
    await kept.close();
  });

  it("has a backup that is restored likewise", { tags: ["long"] }, async () => {
    await restoreBackup(join(folder, "22.tar.gz"), at("22 restored"));
    expect(lostOf(before, await rowsIn(at("22 restored")))).toEqual([]);
    await completed(at("22 restored"));
  });
});

it("a database of a newer version is refused with what to do, and not changed", async () => {
  await cp(at("fresh").DATA_DIR, at("newer").DATA_DIR, { recursive: true });
  const database = await openDatabaseFolder(join(at("newer").DATA_DIR, "database"));
  await database.query(
    "INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of later', 1999999999999)",
  );
  await database.close();
  await expect(open(at("newer"))).rejects.toThrow(/newer version.*npm run restore/s);
  const still = await openDatabaseFolder(join(at("newer").DATA_DIR, "database"));
  expect(await migrationsDone(still)).toEqual([...migrationsKnown(), "of later"]);
  await still.close();
});
