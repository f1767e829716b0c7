import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { countRows } from "./kept-totals";
import { messages } from "./schema/people";
import type { Sql } from "./sql";

const postgres = await localPostgres();

const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];

const [SITE, OTHER_SITE] = [901, 902];
const rowOf = (idSite: number) => ({
  idSite,
  name: "Anne",
  email: "anne@example.org",
  message: "Bonjour",
  language: "fr_FR" as const,
  receivedAt: new Date(0),
});

describe.each(DATABASES)("how many rows there are, on $name", ({ server, isThere }) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    if (isThere) platform = await openTestPlatform({ server });
  });
  beforeEach(async (test) => {
    if (!isThere) return test.skip();
    await platform.database.everySite.delete(messages);
    await write(SITE, (tx) => tx.insert(messages).values([rowOf(SITE), rowOf(SITE)]));
  });
  afterAll(() => platform?.close());

  const write = (idSite: number, work: (tx: Sql) => Promise<unknown>) =>
    platform.database.inSite(idSite, work);
  const total = (idSite = SITE, condition?: SQL) =>
    platform.database.inSite(idSite, (tx) => countRows(tx, messages, condition));

  /** Counts rows by a condition that depends on more than it may, unnoticed by the kept total. */
  const totalWhere = (isTrue: boolean) =>
    platform.database.inSite(SITE, async (tx) => {
      await tx.execute(sql`select set_config('app.is_true', ${String(isTrue)}, true)`);
      return countRows(tx, messages, sql`current_setting('app.is_true')::boolean`);
    });

  it("is counted once as long as nothing is written", async () => {
    expect(await totalWhere(true)).toBe(2);
    expect(await totalWhere(false)).toBe(2);
  });

  it("is counted anew once anything was written", async () => {
    expect(await totalWhere(true)).toBe(2);
    await write(OTHER_SITE, (tx) => tx.insert(messages).values(rowOf(OTHER_SITE)));
    expect(await totalWhere(false)).toBe(0);
  });

  it("is of its site and its condition", async () => {
    await write(OTHER_SITE, (tx) => tx.insert(messages).values(rowOf(OTHER_SITE)));
    const nobody = eq(messages.name, "Nobody");
    for (let times = 0; times < 2; times += 1) {
      expect([await total(), await total(OTHER_SITE), await total(SITE, nobody)]).toEqual([
        2, 1, 0,
      ]);
      expect(await total(SITE, eq(messages.name, "Anne"))).toBe(2);
    }
  });

  it("holds what the transaction has written itself, and for nobody else", async () => {
    await total();
    const undone = write(SITE, async (tx) => {
      await tx.insert(messages).values(rowOf(SITE));
      expect(await countRows(tx, messages)).toBe(3);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await total()).toBe(2);
    await write(SITE, (tx) => tx.delete(messages));
    expect(await total()).toBe(0);
  });

  it("is counted for a handle of no site too", async () => {
    expect(await countRows(platform.database.everySite, messages)).toBe(2);
  });
});

describe("on PostgreSQL, where transactions run side by side", () => {
  it.skipIf(!postgres)("is what each of them sees, in every order", async () => {
    const platform = await openTestPlatform({ server: postgres });
    const ends: (() => void)[] = [];
    try {
      await platform.database.everySite.delete(messages);
      const asked = () =>
        platform.database.inSite(SITE, async (tx) => [
          await countRows(tx, messages),
          await tx.$count(messages),
        ]);
      const written: Promise<void>[] = [];
      const beginWriting = () =>
        new Promise<void>((began, fail) => {
          const done = platform.database.inSite(SITE, async (tx) => {
            await tx.insert(messages).values(rowOf(SITE));
            expect(await countRows(tx, messages)).toBe(await tx.$count(messages));
            began();
            await new Promise<void>((end) => ends.push(end));
          });
          done.catch(fail);
          written.push(done);
        });
      const endWriting = async (index: number) => {
        ends[index]?.();
        await written[index];
      };
      // Three begin, some before the last has ended, and end in another order.
      for (const step of ["begin", "begin", 1, "begin", 0, 2] as const) {
        await (step === "begin" ? beginWriting() : endWriting(step));
        for (let times = 0; times < 2; times += 1) {
          const [kept, counted] = await asked();
          expect(kept, `after ${step}`).toBe(counted);
        }
      }
      expect(await asked()).toEqual([3, 3]);
    } finally {
      for (const end of ends) end();
      await platform.close();
    }
  });
});
