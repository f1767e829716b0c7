import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { eventRegistrations } from "@/platform/db/schema/event";
import { localPostgres } from "@/testing/local-postgres";
import { openEvent, register } from "@/testing/open-event";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

const postgres = await localPostgres();
const PLACES = 5;
const CROWD = 30;

/** Registers many at once. @returns how many were told that they come, and how many do */
async function crowd(platform: TestPlatform): Promise<{ told: number; come: number; all: number }> {
  const id = await openEvent(platform, { places: PLACES });
  const answers = await Promise.all(
    Array.from({ length: CROWD }, () => register<{ state: string }>(platform, id)),
  );
  const told = answers.filter(({ answer }) => answer.success && answer.data.state === "CONFIRMED");
  const rows = await platform.database.everySite
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.idItem, id));
  const come = rows.filter(({ state }) => state === "CONFIRMED");
  return { told: told.length, come: come.length, all: rows.length };
}

async function onPostgres<T>(run: (platform: TestPlatform) => Promise<T>): Promise<T> {
  const platform = await openTestPlatform({ server: postgres });
  try {
    return await run(platform);
  } finally {
    await platform.close();
  }
}

describe.runIf(postgres)("of many who register at once, on PostgreSQL", () => {
  it("as many come as there are places, the others wait", { timeout: 60_000 }, async () => {
    const seen = await onPostgres(crowd);
    expect(seen).toEqual({ told: PLACES, come: PLACES, all: CROWD });
  });

  it("more come where the database does not forbid it", { timeout: 60_000 }, async () => {
    const most = await onPostgres(async (platform) => {
      await platform.database.everySite.execute(
        sql`drop trigger event_never_overbooked on event_registration`,
      );
      let come = 0;
      for (let round = 0; round < 10 && come <= PLACES; round += 1) {
        come = Math.max(come, (await crowd(platform)).come);
      }
      return come;
    });
    expect(most).toBeGreaterThan(PLACES);
  });

  it("those who give places back leave nobody waiting while one is free", {
    timeout: 60_000,
  }, async () => {
    await onPostgres(async (platform) => {
      const id = await openEvent(platform, { places: 1 });
      const of = eq(eventRegistrations.idItem, id);
      const { everySite } = platform.database;
      await register(platform, id);
      for (let round = 0; round < 10; round += 1) {
        const [holder] = await everySite.select().from(eventRegistrations).where(of);
        // The place is given back as somebody else asks for it.
        await Promise.all([
          platform.call("POST", `/registration/${holder?.code}/cancel`, { body: {} }),
          register(platform, id),
        ]);
        await platform.runDue();
        expect(await everySite.select().from(eventRegistrations).where(of)).toMatchObject([
          { state: "CONFIRMED" },
        ]);
      }
    });
  });
});
