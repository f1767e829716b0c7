import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rename, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBackup } from "@/platform/backup/make-backup";
import { restoreBackup } from "@/platform/backup/restore-backup";
import { openDatabase } from "./database";
import { DamagedFolder } from "./folder-damage";

let folder: string;
let backup: string;
/** Files of the history of migrations and of a table, within the folder of the database. */
let files: { history: string; table: string };
const at = (name: string) => ({ DATA_DIR: join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "damage-"));
  backup = join(folder, "backup.tar.gz");
  const database = await openDatabase({ dataDir: at("whole").DATA_DIR });
  await database.everySite.execute(
    sql`insert into site (id, name, features) values (5, 'Kept', '{}')`,
  );
  const { rows } = (await database.everySite.execute(
    sql`select pg_relation_filepath('drizzle.__drizzle_migrations') as history,
      pg_relation_filepath('site') as table`,
  )) as unknown as { rows: [typeof files] };
  [files] = rows;
  await database.close();
  await makeBackup(at("whole"), backup);
});
afterAll(() => rm(folder, { recursive: true }));

async function sitesIn({ DATA_DIR }: { DATA_DIR: string }): Promise<unknown[]> {
  const database = await openDatabase({ dataDir: DATA_DIR });
  const { rows } = (await database.everySite.execute(sql`select name from site`)) as unknown as {
    rows: { name: string }[];
  };
  await database.close();
  return rows.map(({ name }) => name);
}

const listing = async (path: string) => (await readdir(path, { recursive: true })).toSorted();

const without = (name: string) => (path: string) => rm(join(path, name), { recursive: true });

describe.each<[string, (database: string) => Promise<void>, RegExp]>([
  ["without its version", without("PG_VERSION"), /PG_VERSION is missing/],
  ["of another release", (path) => writeFile(join(path, "PG_VERSION"), "17\n"), /PostgreSQL 17/],
  ["of an empty version", (path) => truncate(join(path, "PG_VERSION")), /PostgreSQL \?/],
  ["with an empty control file", (path) => truncate(join(path, "global/pg_control")), /0 bytes/],
  ["without its control file", without("global/pg_control"), /pg_control is missing/],
  ["without tables", without("base"), /base is missing/],
  ["without what all databases share", without("global"), /global.* is missing/],
  ["without its transactions", without("pg_xact"), /pg_xact is missing/],
  ["without its settings", without("postgresql.conf"), /postgresql.conf is missing/],
  [
    "with an empty log",
    async (path) => {
      await without("pg_wal")(path);
      await mkdir(join(path, "pg_wal"));
    },
    /pg_wal has no log/,
  ],
  [
    "whose control file is of another cluster",
    (path) => writeFile(join(path, "global/pg_control"), Buffer.alloc(8192, 7)),
    /does not start on it/,
  ],
])("a database %s", (name, damage, sentence) => {
  const place = () => at(name);
  const path = () => join(place().DATA_DIR, "database");

  it("is refused with what is wrong and what to do, and left as it is", async () => {
    await cp(at("whole").DATA_DIR, place().DATA_DIR, { recursive: true });
    await damage(path());
    const before = await listing(path());
    const open = openDatabase({ dataDir: place().DATA_DIR });
    await expect(open).rejects.toThrow(DamagedFolder);
    await expect(open).rejects.toThrow(sentence);
    await expect(open).rejects.toThrow(/npm run restore -- FILE --replace/);
    await expect(makeBackup(place(), join(folder, "none.tar.gz"))).rejects.toThrow(sentence);
    expect(await listing(path())).toEqual(before);
  });
});

describe.each<[string, (file: string) => Promise<void>]>([
  ["gone", (file) => rm(file)],
  ["another program’s", (file) => writeFile(file, Buffer.alloc(8192, 7))],
])("a database with a file that is %s", (name, damage) => {
  const place = (of: keyof typeof files) => at(`${of} ${name}`);
  const damaged = async (of: keyof typeof files) => {
    await cp(at("whole").DATA_DIR, place(of).DATA_DIR, { recursive: true });
    await damage(join(place(of).DATA_DIR, "database", files[of]));
    return place(of);
  };

  it("is refused at the start with the way back", async () => {
    const { DATA_DIR } = await damaged("history");
    const open = openDatabase({ dataDir: DATA_DIR });
    await expect(open).rejects.toThrow(DamagedFolder);
    await expect(open).rejects.toThrow(
      new RegExp(`${DATA_DIR}/database is not whole: .*npm run restore -- FILE --replace`),
    );
  });

  it("is refused by a backup, of which nothing is left", async () => {
    const made = makeBackup(await damaged("table"), join(folder, "none.tar.gz"));
    await expect(made).rejects.toThrow(DamagedFolder);
    await expect(made).rejects.toThrow(`${place("table").DATA_DIR}/database is not whole: `);
    expect((await readdir(folder)).filter((other) => other.startsWith("none"))).toEqual([]);
  });
});

it("one that is not whole is moved aside by a restore", async () => {
  const place = at("without its version");
  const before = await listing(join(place.DATA_DIR, "database"));
  await restoreBackup(backup, place, { replacing: "YES" });
  expect(await sitesIn(place)).toEqual(["Kept"]);
  const [former = ""] = (await readdir(place.DATA_DIR)).filter((name) =>
    name.startsWith("database.before-"),
  );
  expect(await listing(join(place.DATA_DIR, former))).toEqual(before);
});

it("one that a killed process had begun to make is made by the next start", async () => {
  const { DATA_DIR } = at("killed");
  const mark = join(DATA_DIR, "database.making");
  const program = `import("./platform/db/database.ts").then((m) => m.openDatabase({ dataDir: ${JSON.stringify(DATA_DIR)} }))`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program], { stdio: "inherit" });
  const ended = once(child, "exit");
  while (!existsSync(join(DATA_DIR, "database/base"))) await setTimeout(2);
  child.kill("SIGKILL");
  await ended;
  expect(existsSync(mark)).toBe(true);
  expect(await sitesIn(at("killed"))).toEqual([]);
  expect(existsSync(mark)).toBe(false);
});

it("beside a key no database is begun, until a backup is put there", async () => {
  const { DATA_DIR } = at("key alone");
  await mkdir(DATA_DIR);
  await writeFile(join(DATA_DIR, "secret.key"), "a-key\n");
  const refusal = /no database.*DATABASE_URL.*npm run restore/;
  await expect(sitesIn({ DATA_DIR })).rejects.toThrow(refusal);
  await mkdir(join(DATA_DIR, "database"), { recursive: true });
  await expect(sitesIn({ DATA_DIR })).rejects.toThrow(refusal);
  expect(await listing(join(DATA_DIR, "database"))).toEqual([]);
  await restoreBackup(backup, { DATA_DIR });
  expect(await sitesIn({ DATA_DIR })).toEqual(["Kept"]);
});

it("an empty folder gets a new one, and a restore that was cut off says so", {
  tags: ["long"],
}, async () => {
  const { DATA_DIR } = at("cut off");
  await mkdir(join(DATA_DIR, "database"), { recursive: true });
  expect(await sitesIn(at("cut off"))).toEqual([]);
  await rename(join(DATA_DIR, "database"), join(DATA_DIR, "database.before-1795600000000"));
  await mkdir(join(DATA_DIR, "database.restoring"));
  await expect(sitesIn(at("cut off"))).rejects.toThrow(
    /a restore was cut off.*mv .*before-1795600000000/,
  );
  await restoreBackup(backup, at("cut off"));
  expect(await sitesIn(at("cut off"))).toEqual(["Kept"]);
});
