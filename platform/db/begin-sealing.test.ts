import { cp, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgCustomColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBackup } from "@/platform/backup/make-backup";
import { restoreBackup } from "@/platform/backup/restore-backup";
import { unpackLeftFolder } from "@/testing/left-folders";
import { setTestSealingKey } from "@/testing/test-sealing-key";
import { beginSealing, SealedByAnother } from "./begin-sealing";
import { type Database, openDatabase } from "./database";
import { bookings } from "./schema/booking";
import { outbox } from "./schema/outbox";
import { secondFactors } from "./schema/second-factor";
import { SEALED_FIRST, SEALED_LATER } from "./seal-rows";

const SEALED = [...SEALED_FIRST, ...SEALED_LATER];
const NOW = new Date("2026-11-27T10:00:00+01:00");

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sealing-"));
  await unpackLeftFolder("2026-11-26", at("before"));
});
afterAll(async () => {
  setTestSealingKey();
  await rm(folder, { recursive: true });
});

type Row = Record<string, unknown>;
const rowsOf = async ({ everySite }: Database, query: string) =>
  ((await everySite.execute(query)) as unknown as { rows: Row[] }).rows;

/** Reads the raw values of the sealed columns, in the order of their rows. */
async function rawOf(database: Database): Promise<Map<string, string[]>> {
  const raw = new Map<string, string[]>();
  for (const { table, columns } of SEALED) {
    for (const column of columns) {
      const rows = await rowsOf(
        database,
        `select "${column}" #>> '{}' as value from (select to_jsonb("${column}") as "${column}" from ${table}
         where "${column}" is not null) as t`,
      );
      raw.set(
        `${table}.${column}`,
        rows.map(({ value }) => String(value)),
      );
    }
  }
  return raw;
}

/** Opens a data folder, begins to seal, and returns `work`'s result once all is sealed. */
async function withSealed<T>(
  dataDir: string,
  work: (database: Database) => Promise<T>,
  keys: { SECRET_KEY?: string; FORMER_SECRET_KEY?: string } = {},
): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    const sealing = await beginSealing(database, { DATA_DIR: dataDir, ...keys }, NOW);
    await sealing.whole;
    return await work(database);
  } finally {
    await database.close();
  }
}

const secretsOf = async ({ everySite }: Database) => ({
  factors: (await everySite.select().from(secondFactors).orderBy(secondFactors.idUser)).map(
    ({ secret }) => secret,
  ),
  keys: (await everySite.select().from(bookings).orderBy(bookings.id)).map(
    ({ key, companyKey }) => `${key} ${companyKey}`,
  ),
  letters: (await everySite.select().from(outbox).orderBy(outbox.id)).map(
    ({ text, html, attachments }) => [text, html, attachments],
  ),
});

const isClear = (value: string) => value !== "" && value !== "[]" && !value.startsWith("sealed:");

it("every column that is declared sealed is sealed at the start, and no other", async () => {
  const schema = join(import.meta.dirname, "schema");
  const files = (await readdir(schema)).filter((file) => file.endsWith(".ts"));
  const modules = await Promise.all(
    files.map((file) => import(`./schema/${file.slice(0, -3)}.ts`)),
  );
  const tables = modules
    .flatMap((exported) => Object.values(exported))
    .filter((value) => is(value, PgTable));
  const declared = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table);
    return columns
      .filter(
        (column) => is(column, PgCustomColumn) && ["text", "jsonb"].includes(column.getSQLType()),
      )
      .map((column) => `${name}.${column.name}`);
  });
  const listed = SEALED.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`));
  expect(listed.sort()).toEqual(declared.sort());
});

it("seals what a folder of before has in clear by a key that it makes, and reads it as it was", async () => {
  const database = await openDatabase({ dataDir: at("before") });
  await database.everySite.execute(
    "update busy_calendar set url = 'https://calendar.example/s3cret'",
  );
  // The table came later than the folder.
  await database.everySite.execute(
    `insert into restock_request (id_site, id_declination, email, code, language, created_at)
     select id_site, id, 'anne@example.org', 's3cret', 'fr_FR', now() from declination limit 1`,
  );
  await database.everySite.execute(`with event as (
      insert into event_places (type, id_item, id_site, places, ends_at)
      select type, id, id_site, 9, now() from content_item where type = 'news' limit 1 returning *
    )
    insert into event_registration
      (id_site, type, id_item, name, email, people, state, code, language, registered_at)
    select id_site, type, id_item, 'Anne', 'anne@example.org', 2, 'CONFIRMED', 's3cret', 'fr_FR', now()
    from event`);
  await database.everySite.execute(
    "update outbox set unsubscribe_url = 'https://www.72.example/api/newsletter/s3cret/unsubscribe'",
  );
  const secrets = await secretsOf(database);
  const before = await rawOf(database);
  await database.close();
  for (const [column, values] of before) {
    // A column that the recorded life of the product leaves empty would be tried nowhere.
    expect(values.filter(isClear).length, column).toBeGreaterThan(0);
  }
  await withSealed(at("before"), async (sealed) => {
    for (const [column, values] of await rawOf(sealed)) {
      expect(values.filter(isClear), column).toEqual([]);
      expect(values.length, column).toBe(before.get(column)?.length);
    }
    expect(await secretsOf(sealed)).toEqual(secrets);
    expect(await rowsOf(sealed, "select is_whole from sealing_key")).toEqual([{ is_whole: true }]);
  });
  const { mode } = await stat(join(at("before"), "secret.key"));
  expect(mode & 0o777).toBe(0o600);
});

it("seals anew by a new key, from a file or a variable, and needs the former no more then", async () => {
  const dataDir = at("rotated");
  await cp(at("before"), dataDir, { recursive: true });
  const secrets = await withSealed(dataDir, secretsOf);
  const before = await withSealed(dataDir, rawOf);

  await rename(join(dataDir, "secret.key"), join(dataDir, "secret.key.former"));
  expect(await withSealed(dataDir, secretsOf)).toEqual(secrets);
  await rm(join(dataDir, "secret.key.former"));
  const anew = await withSealed(dataDir, rawOf);
  expect(anew.get("second_factor.secret")).not.toEqual(before.get("second_factor.secret"));

  const SECRET_KEY = "a key of the environment, long enough";
  expect(await withSealed(dataDir, secretsOf, { SECRET_KEY })).toEqual(secrets);
  await rm(join(dataDir, "secret.key"));
  const FORMER_SECRET_KEY = SECRET_KEY;
  const keys = { SECRET_KEY: "the next key of the environment …", FORMER_SECRET_KEY };
  expect(await withSealed(dataDir, secretsOf, keys)).toEqual(secrets);
  expect(await withSealed(dataDir, secretsOf, { SECRET_KEY: keys.SECRET_KEY })).toEqual(secrets);
});

it("does not open without the key, says how, and changes nothing", async () => {
  const dataDir = at("lost");
  await cp(at("before"), dataDir, { recursive: true });
  await rm(join(dataDir, "secret.key"));
  const open = withSealed(dataDir, async () => undefined);
  await expect(open).rejects.toThrow(SealedByAnother);
  await expect(open).rejects.toThrow(/secret\.key.*SECRET_KEY.*--new-key/);
  expect(await readdir(dataDir)).not.toContain("secret.key");
});

it("a backup is restored with the key, and without it as far as can be", {
  tags: ["long"],
}, async () => {
  const file = at("backup.tar.gz");
  const { sealedBy } = await makeBackup({ DATA_DIR: at("before") }, file);
  expect(sealedBy).toHaveLength(1);
  const secrets = await withSealed(at("before"), secretsOf);

  await expect(restoreBackup(file, { DATA_DIR: at("elsewhere") })).rejects.toThrow(
    new RegExp(`${sealedBy[0]}.*secret\\.key.*--new-key`),
  );
  const key = (await readFile(join(at("before"), "secret.key"), "utf8")).trim();
  const place = { DATA_DIR: at("elsewhere"), SECRET_KEY: key };
  await restoreBackup(file, place);
  expect(await withSealed(place.DATA_DIR, secretsOf, { SECRET_KEY: key })).toEqual(secrets);

  await restoreBackup(file, { DATA_DIR: at("anew") }, { newKey: true });
  await withSealed(at("anew"), async (database) => {
    const anew = await secretsOf(database);
    expect(anew.factors).toEqual([]);
    expect(anew.keys).toHaveLength(secrets.keys.length);
    expect(anew.keys.filter((keys) => secrets.keys.includes(keys) && keys !== " ")).toEqual([]);
    expect(anew.letters.filter(([text]) => text !== "")).toEqual([]);
    for (const [column, values] of await rawOf(database)) {
      expect(values.filter(isClear), column).toEqual([]);
    }
    const waiting =
      "select * from outbox where sent_at is null and kept_at is null and died_at is null";
    expect(await rowsOf(database, waiting)).toEqual([]);
  });
});
