import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { discounts } from "@/platform/db/schema/discount";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { findDiscount } from "./find-discount";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const find = (code: string, idSite = 901) =>
  platform.database.inSite(idSite, (tx) =>
    findDiscount(tx, code, {
      subtotalCents: 5000,
      now: platform.clock.now(),
      person: { mailbox: "anne@example.org", phone: undefined },
    }),
  );

describe("findDiscount", () => {
  it("gives the discount of a code, however it is written", async () => {
    expect(await find("TINY901")).toMatchObject({ discount: { code: "TINY901", percent: 10 } });
    expect(await find("tiny901")).toMatchObject({ discount: { code: "TINY901" } });
  });

  it.each(["NONE", "", "' or true --"])("knows no code %j", async (code) => {
    expect(await find(code)).toEqual({ error: "DISCOUNT_UNKNOWN" });
  });

  it("does not know that of another site", async () => {
    expect(await find("TINY902")).toEqual({ error: "DISCOUNT_UNKNOWN" });
    expect(await find("TINY901", 902)).toEqual({ error: "DISCOUNT_UNKNOWN" });
  });

  it("says why one does not apply", async () => {
    const { everySite } = platform.database;
    const isTiny = eq(discounts.code, "TINY901");
    await everySite.update(discounts).set({ minimumCents: 5001 }).where(isTiny);
    expect(await find("TINY901")).toEqual({ error: "DISCOUNT_MINIMUM" });
    await everySite.update(discounts).set({ mostUses: 0 }).where(isTiny);
    expect(await find("TINY901")).toEqual({ error: "DISCOUNT_USED_UP" });
    await everySite.update(discounts).set({ mostUses: null, minimumCents: 0 }).where(isTiny);
  });
});
