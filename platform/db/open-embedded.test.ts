import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { dataDir as emptyDatabase } from "@electric-sql/pglite-prepopulatedfs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "./database";
import { isDatabaseUnavailable } from "./database-fault";
import { MortalPglite } from "./mortal-pglite";

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "embedded-"));
  database = await openDatabase({ dataDir: folder });
  await database.everySite.execute(sql`create table kept (id integer)`);
});
beforeEach(async () => {
  await database.everySite.execute(sql`delete from kept`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const insert = (id: number) => database.everySite.execute(sql`insert into kept values (${id})`);

/** Makes the next statement fail as on a full disk. */
function fillDisk(severity: "ERROR" | "PANIC") {
  const error = Object.assign(new Error("No space left on device"), { code: "53100", severity });
  return vi.spyOn(PGlite.prototype, "execProtocolRaw").mockRejectedValueOnce(error);
}

it("says that a full disk is a fault that passes, and goes on when it has", async () => {
  await insert(1);
  fillDisk("ERROR");
  await expect(insert(2)).rejects.toSatisfy(isDatabaseUnavailable);
  await insert(3);
  const { rows } = (await database.everySite.execute(sql`select id from kept`)) as {
    rows: object[];
  };
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

it("is opened again after it died of a full disk, within a transaction even", async () => {
  await insert(1);
  const died = database.everySite.transaction(async (tx) => {
    const protocol = fillDisk("PANIC");
    const calls = protocol.mock.calls.length;
    await expect(tx.execute(sql`insert into kept values (2)`)).rejects.toThrow();
    // The dead one is not asked: it would never answer.
    await expect(tx.execute(sql`select 1`)).rejects.toSatisfy(isDatabaseUnavailable);
    expect(protocol.mock.calls.length).toBe(calls + 1);
    throw new Error("over");
  });
  await expect(died).rejects.toThrow();
  await insert(3);
  const { rows } = (await database.everySite.execute(sql`select id from kept`)) as {
    rows: object[];
  };
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
});

/** Reads what a new database begins with, but for what is drawn for each. */
async function readBeginning(loadDataDir?: Blob) {
  const made = await MortalPglite.open({ dataDir: "memory://", loadDataDir });
  const read = async (query: string) => (await made.query(query)).rows;
  const beginning = {
    release: await read("SELECT version(), catalog_version_no FROM pg_control_system()"),
    format: await read("SELECT * FROM pg_control_init()"),
    settings: await read("SELECT name, setting FROM pg_settings ORDER BY name"),
    databases: await read(
      "SELECT datname, encoding, datlocprovider, datcollate, datctype FROM pg_database ORDER BY 1",
    ),
    roles: await read("SELECT rolname, rolsuper FROM pg_roles ORDER BY 1"),
    catalogue: await read(
      "SELECT relname, relnatts FROM pg_class JOIN pg_namespace n ON n.oid = relnamespace WHERE nspname IN ('pg_catalog', 'information_schema') ORDER BY nspname, relname",
    ),
    functions: await read("SELECT proname, pronargs FROM pg_proc ORDER BY 1, 2, oid"),
    collations: await read("SELECT collname, collprovider FROM pg_collation ORDER BY 1"),
    extensions: await read("SELECT extname, extversion FROM pg_extension ORDER BY 1"),
  };
  await made.close();
  return beginning;
}

it("begins as initdb of this release would have it begin", async () => {
  const [copied, made] = [await readBeginning(await emptyDatabase()), await readBeginning()];
  expect(copied).toEqual(made);
  expect(made.functions.length).toBeGreaterThan(3000);
}, 60_000);
