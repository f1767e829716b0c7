import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Database, openDatabase } from "./database";
import { isDatabaseUnavailable } from "./database-fault";

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
