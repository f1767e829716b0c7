import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Sql } from "@/platform/db/sql";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { startNightlyVacuum, vacuumTables } from "./nightly-vacuum";

const A_DAY = 86_400_000;

let platform: TestPlatform;
let everySite: Sql;
beforeAll(async () => {
  platform = await openTestPlatform();
  everySite = platform.database.everySite;
});
afterEach(() => vi.useRealTimers());
afterAll(() => platform.close());

/** Asks for a number, which the statement names `found`. */
async function ask(text: string): Promise<number> {
  const { rows } = (await everySite.execute(sql.raw(text))) as unknown as {
    rows: [{ found: number }];
  };
  return Number(rows[0].found);
}

const ofPlaces = async () => ({
  bytes: await ask("select pg_total_relation_size('trial_place') as found"),
  counted: await ask("select reltuples as found from pg_class where relname = 'trial_place'"),
});

it("gives back the room of dead rows and counts the living, each table once a night", async () => {
  await everySite.execute(sql`create table trial_place (id int primary key, name text, rank int)`);
  await everySite.execute(sql`create index on trial_place (rank)`);
  await everySite.execute(sql`
    insert into trial_place select n, repeat('x', 200), n from generate_series(1, 2000) n`);
  await everySite.execute(sql`delete from trial_place where id > 100`);
  // No vacuum has run by itself.
  const before = await ofPlaces();
  expect(before.bytes).toBeGreaterThan(400_000);
  expect(before.counted).toBe(-1);

  const night = new Date(Date.now() - A_DAY);
  expect(await vacuumTables(everySite, night)).toEqual(
    expect.arrayContaining(["trial_place", "booking", '"user"', "outbox"]),
  );
  const after = await ofPlaces();
  expect(after.bytes).toBeLessThan(before.bytes / 2);
  expect(after.counted).toBe(100);

  expect(await vacuumTables(everySite, night)).toEqual([]);
  const nextNight = new Date(Date.now() + A_DAY);
  expect(await vacuumTables(everySite, nextNight, () => true)).toEqual([]);
  expect(await vacuumTables(everySite, nextNight)).toContain("trial_place");
  await everySite.execute(sql`drop table trial_place`);
});

it("looks every five minutes until it is stopped", async () => {
  await everySite.execute(sql`create table trial_stop (id int)`);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const stopped = startNightlyVacuum(everySite, pino({ level: "silent" }));
  const looked =
    "select count(last_vacuum) as found from pg_stat_user_tables where relname = 'trial_stop'";
  vi.advanceTimersByTime(299_999);
  await stopped.stop();
  vi.advanceTimersByTime(A_DAY);
  expect(await ask(looked)).toBe(0);

  const vacuum = startNightlyVacuum(everySite, pino({ level: "silent" }));
  vi.advanceTimersByTime(300_000);
  await vi.waitFor(async () => expect(await ask(looked)).toBe(1));
  await vacuum.stop();
  expect(vi.getTimerCount()).toBe(0);
  await everySite.execute(sql`drop table trial_stop`);
});
