import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Change } from "@/lib/contract/change";
import { changeAsRead } from "@/testing/change-as-read";
import { addressOf } from "@/testing/fresh-database-url";
import { localPostgres } from "@/testing/local-postgres";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { createApp, type PlatformApp } from "./app";
import { type Database, openDatabase } from "./db/database";
import { sites } from "./db/schema/site";
import { type LimitStore, memoryStore, openLimitStore } from "./http/limit-store";
import { createRateLimits } from "./http/rate-limits";

const server = await localPostgres();
const title = server
  ? "two processes on one PostgreSQL"
  : "two processes on one PostgreSQL: skipped, none is at TEST_DATABASE_URL nor on this machine";

// On the built site, with their servers killed and frozen: npm run prove:processes.
describe.skipIf(!server)(title, () => {
  let platform: TestPlatform;
  let otherDatabase: Database;
  const stores: LimitStore[] = [];
  let url: string;

  beforeAll(async () => {
    platform = await openTestPlatform({ server });
    const [row] = await platform.database.everySite
      .select({ name: sql<string>`current_database()` })
      .from(sites);
    url = addressOf(server as string, row?.name ?? "");
    otherDatabase = await openDatabase({ databaseUrl: url, dataDir: "unused" });
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await otherDatabase?.close();
    await platform?.close();
  });

  function appOf(database: Database, store: LimitStore): PlatformApp {
    stores.push(store);
    const rateLimits = createRateLimits(1, store);
    return createApp({ ...platform.services, database, rateLimits });
  }
  const sharedStore = () =>
    openLimitStore({ databaseUrl: url, onLost: (error) => expect.unreachable(String(error)) });

  const isKnown = async (app: PlatformApp, headers: Record<string, string>) => {
    const answer = await app.request("/user", { headers: { idSite: "901", ...headers } });
    const { data } = (await answer.json()) as { data: unknown };
    return answer.ok && data !== null;
  };

  it("know of what the other has changed within a second", async () => {
    const heard: Change[] = [];
    otherDatabase.onChange(async (_, changes) => void heard.push(...changes));
    const { headers } = await logIn(platform, "ADMIN");
    let changes = 0;
    const change = async () => {
      changes += 1;
      const body = { value: `+33 2 40 00 00 ${10 + changes}` };
      await changeAsRead(platform, "/admin/parameter/COMPANY_PHONE", { headers, body });
    };
    // The first may come before the other listens.
    await vi.waitUntil(async () => change().then(() => heard.length > 0), { timeout: 5_000 });
    heard.length = 0;
    await change();
    await vi.waitUntil(() => heard.length > 0, { timeout: 1_000, interval: 10 });
    expect(heard).toContainEqual({ kind: "parameters" });
  });

  it("know each other's sessions, and that they have ended", async () => {
    const other = appOf(otherDatabase, memoryStore);
    const { headers } = await logIn(platform, "MEMBER");
    expect(await isKnown(other, headers)).toBe(true);
    await platform.data("POST", "/logout", { headers });
    expect(await isKnown(other, headers)).toBe(false);
  });

  /** Guesses a password at each process in turns. @returns how often it was compared */
  async function guess(email: string, apps: PlatformApp[]): Promise<number> {
    let compared = 0;
    for (let turn = 0; turn < 16; turn += 1) {
      const answer = await apps[turn % apps.length]?.request("/login", {
        method: "POST",
        headers: { idSite: "901", "Content-Type": "application/json" },
        body: JSON.stringify({ email, password: "a guess" }),
      });
      if (answer?.status !== 429) compared += 1;
    }
    return compared;
  }

  it("let six passwords be guessed in all, and each six where each counts alone", async () => {
    const shared = [
      appOf(platform.database, await sharedStore()),
      appOf(otherDatabase, await sharedStore()),
    ];
    // Until their table is there each counts alone.
    await vi.waitUntil(async () => {
      const { rows } = (await platform.database.everySite.execute(
        sql`select to_regclass('process.call_count') is not null as "isThere"`,
      )) as { rows: { isThere: boolean }[] };
      return rows[0]?.isThere;
    });
    expect(await guess("nobody@example.org", shared)).toBe(6);
    const alone = [platform.database, otherDatabase].map((database) =>
      appOf(database, memoryStore),
    );
    expect(await guess("somebody@example.org", alone)).toBe(12);
  });
});
