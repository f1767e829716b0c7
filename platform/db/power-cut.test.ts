import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PowerCutFiles } from "@/testing/power-cut-files";
import { FLUSHING_PARAMS } from "./flushed-files";
import { openDatabaseFolder } from "./open-embedded";

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "power-cut-"));
  const database = await openDatabaseFolder(at("site"));
  await database.exec("create table payment (id integer primary key, note text)");
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns a generator of numbers that look random, and are the same each time. */
function drawnFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/**
 * Writes payments, with a checkpoint among them, and cuts the power while one more is on its way.
 * @returns the acknowledged payments, and those in the database that is opened afterwards
 */
async function cutPowerWhileWriting(round: number, isFlushed: boolean) {
  const random = drawnFrom(round);
  const disk = at(`disk-${round}-${isFlushed}`);
  const files = new PowerCutFiles(at("site"), disk, isFlushed);
  const params = isFlushed ? { startParams: FLUSHING_PARAMS } : {};
  const database = await PGlite.create({ fs: files, ...params });
  const { rows: before } = await database.query<{ id: number }>("select id from payment");
  const acknowledged = before.map(({ id }) => id);
  const checkpointAt = Math.floor(random() * 20);
  for (let index = 0; index < 20; index += 1) {
    const id = round * 1000 + index;
    if (index === checkpointAt) await database.exec("checkpoint");
    await database.query("insert into payment values ($1, $2)", [id, "x".repeat(random() * 3000)]);
    acknowledged.push(id);
  }
  await database.exec(`begin; insert into payment values (${round * 1000 + 999}, 'on its way')`);
  files.cutPower(() => random() < 0.5);
  await database.exec("rollback");
  await database.close();
  const after = await openDatabaseFolder(disk);
  const { rows } = await after.query<{ id: number }>("select id from payment order by id");
  // Its index agrees with its rows.
  const { rows: counted } = await after.query<{ count: number }>(
    "select count(*)::integer from payment where id >= 0",
  );
  await after.close();
  return { acknowledged: acknowledged.sort((a, b) => a - b), rows, counted, files };
}

describe("a power cut", () => {
  it.each([1, 2])(
    "takes nothing that the embedded database has acknowledged (%i)",
    async (round) => {
      const { acknowledged, rows, counted, files } = await cutPowerWhileWriting(round, true);
      expect(rows.map(({ id }) => id)).toEqual(acknowledged);
      expect(counted).toEqual([{ count: acknowledged.length }]);
      expect(files.flushes).toBeGreaterThan(20);
    },
  );

  it("takes what is not flushed, as PGlite by itself leaves it", async () => {
    const lost = await cutPowerWhileWriting(4, false).then(
      ({ acknowledged, rows }) => acknowledged.length - rows.length,
      // It does not even open.
      () => Number.POSITIVE_INFINITY,
    );
    expect(lost).toBeGreaterThan(0);
  });
});
