import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Change } from "@/lib/contract/change";
import { declinations, stocks } from "@/platform/db/schema/catalogue";
import { parameters } from "@/platform/db/schema/site-look";
import { announcedChanges } from "@/testing/announced-changes";
import { buyWine } from "@/testing/bought-order";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901)] });
  changes = announcedChanges(platform);
});
beforeEach(() => startShopAfresh(platform));
afterAll(() => platform.close());

const SHARED = and(eq(stocks.idSite, 901), eq(stocks.reference, "SHARED-901"));
/** Leaves a quantity in the shared stock; below twelve the site shows the number. */
const leave = (quantity: number) =>
  platform.database.everySite.update(stocks).set({ quantity }).where(SHARED);
const productOf = async (reference: string) => {
  const [row] = await platform.database.everySite
    .select({ id: declinations.idProduct })
    .from(declinations)
    .where(eq(declinations.reference, `${reference}-901`));
  return { kind: "productStock", id: row?.id };
};
const buy = async (products: Record<string, number>) => {
  changes.length = 0;
  return buyWine(platform, aShopOrder(await readShop(platform, 901), products));
};

it("says nothing of an order that takes from plenty", async () => {
  await leave(200);
  await buy({ "R-75": 2 });
  expect(changes).toEqual([]);
});

it("says of which products visitors are told another number, and of no other", async () => {
  await leave(11);
  await buy({ "R-75": 1 });
  // Eleven bottles become ten; of boxes there is one before and after.
  expect(changes).toEqual([await productOf("R-75")]);
  await leave(12);
  await buy({ "R-75": 1 });
  expect(changes).toHaveLength(2);
  expect(changes).toContainEqual(await productOf("R-75"));
  expect(changes).toContainEqual(await productOf("C-6"));
});

it("says it of what comes back as of what was taken", async () => {
  await leave(13);
  const order = await buy({ "R-75": 2 });
  expect(changes).toContainEqual(await productOf("R-75"));
  changes.length = 0;
  await order.cancel();
  expect(changes).toContainEqual(await productOf("R-75"));
});

it("says where the site tells no number only what has sold out, or is there again", async () => {
  const tell = (value: string) =>
    platform.database.inSite(901, (tx) =>
      tx.update(parameters).set({ value }).where(eq(parameters.type, "SHOW_STOCK")),
    );
  await tell("false");
  await leave(8);
  await buy({ "R-75": 1 });
  expect(changes).toEqual([]);
  await buy({ "R-75": 7 });
  expect(changes).toContainEqual(await productOf("R-75"));
  await tell("true");
});
