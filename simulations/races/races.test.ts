import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localPostgres } from "@/testing/local-postgres";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { GUARDS, withoutGuard } from "./guards";
import { RACES } from "./races";

const postgres = await localPostgres();
const DATABASES = [
  { name: "the embedded database", server: null, isThere: true },
  { name: "PostgreSQL", server: postgres, isThere: postgres !== null },
];
const CROWD = 16;
const ROUNDS = 1;
const NAMES = Object.keys(RACES) as (keyof typeof RACES)[];

describe.each(DATABASES)("on $name", ({ server, isThere }) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    if (isThere) platform = await openTestPlatform({ server });
  });
  beforeEach(() => platform?.startAfresh());
  afterAll(() => platform?.close());

  for (const race of Object.values(RACES)) {
    it.runIf(isThere)(race.name, { timeout: 120_000 }, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await platform.startAfresh();
        const counts = await race.run(platform, Math.min(CROWD, race.crowd));
        expect(counts).toEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, 1])));
      }
    });
  }
});

// These prove the races: each holds by its guard. On the embedded database transactions come one
// after the other anyway, and only the database's own constraints can be taken away.
describe.runIf(postgres)("without its guard", () => {
  it.each(NAMES)("%s is not so any more", { timeout: 120_000 }, async (name) => {
    const platform = await openTestPlatform({ server: postgres });
    const mend = await withoutGuard(platform, GUARDS[name]);
    try {
      let most = 0;
      for (let round = 0; round < 20 && most < 2; round += 1) {
        await platform.startAfresh();
        const counts = await RACES[name].run(platform, Math.min(CROWD, RACES[name].crowd));
        most = Math.max(...Object.values(counts));
      }
      expect(most).toBeGreaterThan(1);
    } finally {
      mend();
      await platform.close();
    }
  });
});
