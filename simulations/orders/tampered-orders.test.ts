import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { shopSite } from "@/testing/shop-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { proveTampered } from "./prove-tampered";

const seed = Number(process.env.PROOF_SEED ?? 72);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({ server: null, sites: [shopSite(901), shopSite(902)] });
});
afterAll(() => platform.close());

it(`tampered orders are refused, or taken at our own total (seed ${seed})`, async () => {
  const { taken, refused } = await proveTampered(platform, { runs: 30, seed });
  expect(taken).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(taken);
}, 120_000);

it("a server that takes a cent less is found out", async () => {
  await platform.database.everySite.execute(sql`
    create function a_cent_less() returns trigger language plpgsql as $$ begin
      new.subtotal_cents := new.subtotal_cents - 1;
      new.total_cents := new.total_cents - 1;
      return new;
    end $$`);
  await platform.database.everySite.execute(
    sql`create trigger cheaper before insert on shop_order for each row execute function a_cent_less()`,
  );
  await expect(proveTampered(platform, { runs: 30, seed })).rejects.toMatchObject({
    cause: { message: expect.stringContaining("and it costs") },
  });
}, 120_000);
