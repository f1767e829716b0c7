import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/contract/change";
import { addressOf } from "@/testing/fresh-database-url";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { announce, announceMessages } from "./announce";
import { type Database, openDatabase } from "./database";
import { sites } from "./schema/site";

const server = await localPostgres();
const ON_POSTGRES = server
  ? "to another process on the same PostgreSQL"
  : "to another process: skipped, no PostgreSQL at TEST_DATABASE_URL nor on this machine";

describe("a change that is announced", () => {
  let platform: TestPlatform;
  const announced: [number, Change[]][] = [];
  /** True once the listener was told: the call that makes a change waits until then. */
  let isTold = false;

  beforeAll(async () => {
    platform = await openTestPlatform({ server: null });
    platform.database.onChange(async (idSite, changes) => {
      await setTimeout(5);
      announced.push([idSite, changes]);
      isTold = true;
    });
  });
  beforeEach(() => {
    announced.length = 0;
    isTold = false;
  });
  afterAll(() => platform.close());

  it("is told once, after its transaction and before that answers", async () => {
    await platform.database.inSite(902, async (tx) => {
      announce(tx, { kind: "page", id: 7 });
      announce(tx, { kind: "page", id: 7 });
      announce(tx, { kind: "pages" });
      await setTimeout(20);
      expect(announced).toEqual([]);
    });
    expect(isTold).toBe(true);
    expect(announced).toEqual([[902, [{ kind: "page", id: 7 }, { kind: "pages" }]]]);
  });

  it("is told to nobody when its transaction is rolled back", async () => {
    const failing = platform.database.inSite(901, async (tx) => {
      announce(tx, { kind: "stock" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(announced).toEqual([]);
  });

  it("is announced in a transaction of its site, or not at all", () => {
    expect(() => announce(platform.database.everySite, { kind: "stock" })).toThrow(/transaction/);
  });
});

it("a message that is announced wakes its sender once it is there, and not when it is not", async () => {
  const platform = await openTestPlatform({ server: null });
  let woken = 0;
  platform.database.onMessages(() => {
    woken += 1;
  });
  await platform.database.inSite(901, async (tx) => {
    announceMessages(tx);
    announceMessages(tx);
    expect(woken).toBe(0);
  });
  expect(woken).toBe(1);
  const failing = platform.database.inSite(901, async (tx) => {
    announceMessages(tx);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(woken).toBe(1);
  expect(() => announceMessages(platform.database.everySite)).toThrow(/transaction/);
  await platform.close();
});

describe.skipIf(!server)(`a change that is announced ${ON_POSTGRES}`, () => {
  let platform: TestPlatform;
  let other: Database;
  let client: Client;
  const own: Change[] = [];
  const heard: [number, Change[]][] = [];

  beforeAll(async () => {
    platform = await openTestPlatform({ server: server as string });
    const [row] = await platform.database.everySite
      .select({ name: sql<string>`current_database()` })
      .from(sites);
    const url = addressOf(server as string, row?.name ?? "");
    client = new Client({ connectionString: url });
    await client.connect();
    other = await openDatabase({ databaseUrl: url, dataDir: "unused" });
    other.onChange(async (idSite, changes) => void heard.push([idSite, changes]));
    platform.database.onChange(async (_, changes) => void own.push(...changes));
    await vi.waitUntil(async () => (await listeners()).length === 2, { timeout: 10_000 });
  });
  beforeEach(() => {
    own.length = 0;
    heard.length = 0;
  });
  afterAll(async () => {
    await client.end();
    await other.close();
    await platform.close();
  });

  const listeners = async () => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and query in ('LISTEN announced_changes', 'SELECT 1')`,
    );
    return rows;
  };
  const announceStock = () =>
    platform.database.inSite(901, async (tx) => announce(tx, { kind: "stock" }));

  it("is heard there within a second, and here once", async () => {
    await announceStock();
    expect(own).toEqual([{ kind: "stock" }]);
    await vi.waitUntil(() => heard.length > 0, { timeout: 1_000 });
    expect(heard).toEqual([[901, [{ kind: "stock" }]]]);
    expect(own).toHaveLength(1);
  });

  it("is not heard when its transaction is rolled back", async () => {
    const failing = platform.database.inSite(901, async (tx) => {
      announce(tx, { kind: "news" });
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await announceStock();
    await vi.waitUntil(() => heard.length > 0, { timeout: 10_000 });
    expect(heard).toEqual([[901, [{ kind: "stock" }]]]);
  });

  it("is not too long to be carried", async () => {
    await platform.database.inSite(901, async (tx) => {
      for (let id = 1; id <= 500; id += 1) announce(tx, { kind: "page", id });
    });
    await vi.waitUntil(() => heard.length > 0, { timeout: 10_000 });
    expect(heard).toEqual([[901, [{ kind: "everything" }]]]);
  });

  it("and was missed is taken for a change of everything", async () => {
    for (const { pid } of await listeners()) {
      await client.query("select pg_terminate_backend($1)", [pid]);
    }
    await vi.waitUntil(() => heard.length >= 2, { timeout: 10_000 });
    expect(heard.toSorted(([a], [b]) => a - b)).toEqual([
      [901, [{ kind: "everything" }]],
      [902, [{ kind: "everything" }]],
    ]);
    heard.length = 0;
    await announceStock();
    await vi.waitUntil(() => heard.length > 0, { timeout: 5_000 });
    expect(heard).toEqual([[901, [{ kind: "stock" }]]]);
  });
});
