import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ParameterKey } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { declinations } from "@/platform/db/schema/catalogue";
import { carrierRates, carriers } from "@/platform/db/schema/delivery";
import { parameters } from "@/platform/db/schema/site-look";
import { readShopLines } from "@/platform/shop/catalogue/shop-lines";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { type Shipping, shippingOffers } from "./shipping-offers";

let platform: TestPlatform;
const db = () => platform.database.everySite;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

const PAIR = { fr_FR: "fr", en: "en" };
const rate = (country: string, upToGrams: number, upToBottles: number, priceCents: number) => ({
  idSite: 901,
  country,
  upToGrams,
  upToBottles,
  priceCents,
});

async function addCarrier(name: string, rates: ReturnType<typeof rate>[]) {
  const words = (code: keyof typeof PAIR) => ({ name: `${name} ${code}`, description: "" });
  const [made] = await db()
    .insert(carriers)
    .values({
      idSite: 901,
      order: 1,
      deliveryType: "DELIVERY",
      daysFrom: 1,
      daysTo: 2,
      translations: { fr_FR: words("fr_FR"), en: words("en") },
    })
    .returning();
  const idCarrier = made?.id ?? 0;
  await db()
    .insert(carrierRates)
    .values(rates.map((row) => ({ ...row, idCarrier })));
  return idCarrier;
}

const set = (type: ParameterKey, value: string | null) =>
  db()
    .update(parameters)
    .set({ value })
    .where(and(eq(parameters.idSite, 901), eq(parameters.type, type)));

beforeEach(async () => {
  await db().delete(carriers).where(eq(carriers.idSite, 901));
  await db().update(declinations).set({ hasShippingFees: true });
  for (const key of ["LOCK_DELIVERY", "ONLY_SELL_IN_FRANCE", "SELLS_WORLDWIDE"] as const) {
    await set(key, "false");
  }
  await set("FREE_SHIPPING_PRICE", null);
  await set("FREE_SHIPPING_BOTTLE", null);
});

/** Bottles of 1,300 g, boxes of six that weigh 8,000 g, and where they go. */
async function offered(
  wanted: Record<string, number> = { "B-75-901": 6 },
  to: Partial<Shipping> = {},
) {
  const all = await db().select().from(declinations).where(eq(declinations.idSite, 901));
  const ids = Object.entries(wanted).map(([reference, quantity]) => ({
    id: all.find((declination) => declination.reference === reference)?.id ?? 0,
    quantity,
  }));
  return platform.database.inSite(901, async (tx) => {
    const lines = await readShopLines(tx, ids, "en");
    expect(lines).toHaveLength(ids.length);
    const where = { country: "FR", postalCode: "44000", totalCents: 5000, isFree: false };
    const offers = await shippingOffers(tx, "en", { lines, ...where, ...to });
    return offers.map(({ name, fdpCents, priceCents }) => [name, fdpCents, priceCents]);
  });
}

describe("who carries a parcel", () => {
  it("asks for its cheapest rate that holds both the weight and the bottles", async () => {
    await addCarrier("Van", [
      rate("FR", 5000, 6, 400), // too light
      rate("FR", 10_000, 5, 500), // too few bottles
      rate("FR", 7800, 6, 900), // to the gram and to the bottle
      rate("FR", 20_000, 12, 1200),
    ]);
    expect(await offered()).toEqual([["Van en", 900, 900]]);
    expect(await offered({ "B-75-901": 7 })).toEqual([["Van en", 1200, 1200]]);
    expect(await offered({ "B-75-901": 13 })).toEqual([]);
  });

  it("counts boxes by their bottles, and weighs every line", async () => {
    await addCarrier("Van", [rate("FR", 17_300, 13, 900)]);
    expect(await offered({ "C-6-901": 2, "B-75-901": 1 })).toHaveLength(1);
    expect(await offered({ "C-6-901": 2, "B-75-901": 2 })).toEqual([]);
  });

  it("is the cheapest first, and only those that go there", async () => {
    await addCarrier("Dear", [rate("FR", 30_000, 24, 1500)]);
    await addCarrier("Cheap", [rate("FR", 30_000, 24, 700)]);
    await addCarrier("Belgian", [rate("BE", 30_000, 24, 100)]);
    expect((await offered()).map(([name]) => name)).toEqual(["Cheap en", "Dear en"]);
    expect(await offered(undefined, { country: "BE", postalCode: "1000" })).toEqual([
      ["Belgian en", 100, 100],
    ]);
    expect(await offered(undefined, { country: "DE", postalCode: "97421" })).toEqual([]);
  });

  it("is nobody for what is not active", async () => {
    const id = await addCarrier("Van", [rate("FR", 30_000, 24, 700)]);
    await db().update(carriers).set({ isActive: false }).where(eq(carriers.id, id));
    expect(await offered()).toEqual([]);
  });

  it("has only what has shipping fees in the parcel, and nothing to carry without", async () => {
    await addCarrier("Van", [rate("FR", 7800, 6, 700)]);
    await db()
      .update(declinations)
      .set({ hasShippingFees: false })
      .where(sql`reference = 'C-6-901'`);
    expect(await offered({ "B-75-901": 6, "C-6-901": 3 })).toEqual([["Van en", 700, 700]]);
    expect(await offered({ "C-6-901": 3 })).toEqual([]);
  });

  it("takes an overseas department's rate, whatever country was chosen", async () => {
    await addCarrier("Van", [rate("FR", 30_000, 24, 700), rate("RE", 30_000, 24, 5900)]);
    const there = (country: string, postalCode: string) =>
      offered(undefined, { country, postalCode });
    expect(await there("FR", "97400")).toEqual([["Van en", 5900, 5900]]);
    expect(await there("RE", "97400")).toEqual([["Van en", 5900, 5900]]);
    expect(await there("FR", "97200")).toEqual([]);
    expect(await there("FR", "98800")).toEqual([]);
  });
});

describe("the settings of a site", () => {
  it("LOCK_DELIVERY sends nothing", async () => {
    await addCarrier("Van", [rate("FR", 30_000, 24, 700)]);
    await set("LOCK_DELIVERY", "true");
    expect(await offered()).toEqual([]);
  });

  it("ONLY_SELL_IN_FRANCE leaves France with its overseas departments", async () => {
    await addCarrier("Van", [
      rate("FR", 30_000, 24, 700),
      rate("GP", 30_000, 24, 5900),
      rate("BE", 30_000, 24, 900),
    ]);
    await set("ONLY_SELL_IN_FRANCE", "true");
    expect(await offered()).toHaveLength(1);
    expect(await offered(undefined, { postalCode: "97110" })).toHaveLength(1);
    expect(await offered(undefined, { country: "BE", postalCode: "1000" })).toEqual([]);
  });

  it("SELLS_WORLDWIDE makes a rate for any country count, where there is none of its own", async () => {
    await addCarrier("World", [rate("*", 90_000, 60, 4900), rate("AU", 8000, 6, 9900)]);
    const to = (country: string, bottles = 6) =>
      offered({ "B-75-901": bottles }, { country, postalCode: "1000" });
    expect(await to("JP")).toEqual([]);
    await set("SELLS_WORLDWIDE", "true");
    expect(await to("JP")).toEqual([["World en", 4900, 4900]]);
    expect(await to("AU")).toEqual([["World en", 9900, 9900]]);
    expect(await to("AU", 7)).toEqual([]);
    await set("ONLY_SELL_IN_FRANCE", "true");
    expect(await to("JP")).toEqual([]);
  });

  it("make it free from so much or so many, or by a code, and say what it would cost", async () => {
    await addCarrier("Van", [rate("FR", 30_000, 24, 700)]);
    const free = [["Van en", 700, 0]];
    const full = [["Van en", 700, 700]];
    expect(await offered(undefined, { isFree: true })).toEqual(free);
    await set("FREE_SHIPPING_PRICE", "49.90");
    expect(await offered(undefined, { totalCents: 4989 })).toEqual(full);
    expect(await offered(undefined, { totalCents: 4990 })).toEqual(free);
    await set("FREE_SHIPPING_PRICE", "not a price");
    await set("FREE_SHIPPING_BOTTLE", "7");
    expect(await offered()).toEqual(full);
    expect(await offered({ "B-75-901": 7 })).toEqual(free);
  });
});
