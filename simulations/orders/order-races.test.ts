import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localPostgres } from "@/testing/local-postgres";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { ORDER_GUARDS } from "./order-guards";
import { ORDER_RACES } from "./order-races";

const postgres = await localPostgres();
const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];
const CROWD = 12;
const ROUNDS = 1;
const NAMES = Object.keys(ORDER_RACES) as (keyof typeof ORDER_RACES)[];
const SEED = Number(process.env.PROOF_SEED ?? 72);
const sites = [shopSite(901), shopSite(902)];

describe.each(DATABASES)("on $name", ({ server, isThere }) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    if (isThere) platform = await openTestPlatform({ server, sites });
  });
  afterAll(() => platform?.close());

  for (const race of Object.values(ORDER_RACES)) {
    it.runIf(isThere)(`${race.name} (seed ${SEED})`, { timeout: 120_000 }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const crowd = Math.min(CROWD, race.crowd);
        expect(await race.run(platform, crowd, SEED + round)).toEqual([]);
      }
    });
  }
});

// These prove the races: each holds by its guard. On the embedded database transactions come one
// after the other anyway, and the next one sees the units that the first took.
describe.runIf(postgres)("without its guard", () => {
  it.each(NAMES)("%s is not so any more", { timeout: 120_000 }, async (name) => {
    const platform = await openTestPlatform({ server: postgres, sites });
    try {
      await platform.database.everySite.execute(sql.raw(ORDER_GUARDS[name]));
      let faults: string[] = [];
      for (let round = 0; round < 20 && faults.length === 0; round += 1) {
        faults = await ORDER_RACES[name].run(platform, CROWD, SEED + round);
      }
      expect(faults).not.toEqual([]);
    } finally {
      await platform.close();
    }
  });
});
