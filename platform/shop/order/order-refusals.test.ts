import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { languageCodeSchema } from "@/lib/contract/locale";
import type { OrderRequest } from "@/lib/contract/order-request";
import { declinations, products } from "@/platform/db/schema/catalogue";
import { discounts } from "@/platform/db/schema/discount";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { parameters } from "@/platform/db/schema/site-look";
import { aPerson } from "@/testing/scene";
import {
  AN_ADDRESS,
  aShopOrder,
  collected,
  orderFrom,
  placeOrder,
  readShop,
  type Shop,
  stockOf,
} from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let shop: Shop;
let foreign: Shop;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901), shopSite(902)] });
  shop = await readShop(platform);
  foreign = await readShop(platform, 902);
});
afterAll(() => platform.close());
beforeEach(() => startShopAfresh(platform));

/** Returns how an order is refused: its status, and its codes by field. */
async function refused(body: unknown) {
  const messages = await Promise.all(
    languageCodeSchema.options.map(async (language) => {
      const { status, answer } = await placeOrder(platform, body, { language });
      if (answer.success) throw new Error("It was taken");
      const errors = Object.entries(answer.data.errors);
      for (const [, { message }] of errors) expect(message).toMatch(/^\p{Lu}.*\.$/u);
      return {
        status,
        errors: Object.fromEntries(errors.map(([field, { code }]) => [field, code])),
      };
    }),
  );
  expect(messages[0]).toEqual(messages[1]);
  // Nothing of a refused order is left.
  const { everySite } = platform.database;
  expect(await everySite.select().from(orders)).toEqual([]);
  expect(await everySite.select().from(outbox)).toEqual([]);
  expect(await stockOf(platform)).toBe(20);
  return messages[0];
}

type Change = (order: OrderRequest) => object;
const of = (id: number, quantity: unknown = 1) => ({ products: [{ id, quantity }] });
const WINE = { "R-75": 2 };

describe("an order is refused at its fields", () => {
  it.each<[string, Change, Record<string, string>]>([
    ["nothing", () => ({ products: [] }), { products: "TOO_SMALL" }],
    ["what is not there", () => of(2 ** 31 - 1), { "products.0": "NO_LONGER_SOLD" }],
    ["what no id can be", () => of(2 ** 31), { "products.0.id": "TOO_BIG" }],
    ["another site's wine", () => of(foreign.id("R-75")), { "products.0": "NO_LONGER_SOLD" }],
    ["no bottle", () => of(shop.id("R-75"), 0), { "products.0.quantity": "TOO_SMALL" }],
    ["less than none", () => of(shop.id("R-75"), -1), { "products.0.quantity": "TOO_SMALL" }],
    ["half a bottle", () => of(shop.id("R-75"), 0.5), { "products.0.quantity": "INVALID" }],
    ["a sea of wine", () => of(shop.id("R-75"), 1e9), { "products.0.quantity": "TOO_BIG" }],
    ["bottles in letters", () => of(shop.id("R-75"), "2"), { "products.0.quantity": "INVALID" }],
    ["more than there are", () => of(shop.id("R-75"), 21), { "products.0": "NOT_ENOUGH_LEFT" }],
    [
      "more than there are, in two lines of one stock",
      () => ({ products: [...of(shop.id("R-75"), 15).products, ...of(shop.id("C-6")).products] }),
      { "products.1": "OUT_OF_STOCK" },
    ],
    [
      "the same twice",
      ({ products }) => ({ products: [...products, ...products] }),
      { "products.1": "PRODUCT_TWICE" },
    ],
    [
      "no telephone",
      ({ user }) => ({ user: { ...user, phone: "12" } }),
      { "user.phone": "PHONE_INVALID" },
    ],
    [
      "no e-mail",
      ({ user }) => ({ user: { ...user, email: "anne" } }),
      { "user.email": "EMAIL_INVALID" },
    ],
    [
      "an e-mail that nobody knows",
      ({ user: { email: _, ...user } }) => ({ user }),
      { "user.email": "REQUIRED" },
    ],
    [
      "no birth date",
      ({ user: { birthdate: _, ...user } }) => ({ user }),
      { "user.birthdate": "REQUIRED" },
    ],
    [
      "eighteen tomorrow",
      ({ user }) => ({ user: { ...user, birthdate: "2008-11-21" } }),
      { "user.birthdate": "AGE" },
    ],
    [
      "born tomorrow",
      ({ user }) => ({ user: { ...user, birthdate: "2026-11-21" } }),
      { "user.birthdate": "BIRTHDATE_INVALID" },
    ],
    [
      "a company without a name",
      ({ user }) => ({ user: { ...user, kind: "PROFESSIONAL" } }),
      { "user.company": "REQUIRED" },
    ],
    [
      "nobody",
      () => ({ user: undefined }),
      {
        user: "REQUIRED",
        "user.email": "REQUIRED",
        "user.phone": "PHONE_INVALID",
        "user.birthdate": "REQUIRED",
      },
    ],
    ["terms not accepted", () => ({ acceptTerms: false }), { acceptTerms: "TERMS_NOT_ACCEPTED" }],
    ["half a character", () => ({ message: "\ud800" }), { message: "HIDDEN_SIGN" }],
    ["by cheque", () => ({ paymentMethod: "CHEQUE" }), { paymentMethod: "INVALID" }],
    ["a total in letters", () => ({ seenTotal: "31.5" }), { seenTotal: "INVALID" }],

    [
      "to nowhere",
      ({ address }) => ({ address: { billing: address.billing } }),
      { "address.delivery": "REQUIRED" },
    ],
    [
      "to a place without a town",
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, city: " " } } }),
      { "address.delivery.city": "REQUIRED" },
    ],
    [
      "to four digits",
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, postalCode: "4400" } } }),
      { "address.delivery.postalCode": "POSTAL_CODE_INVALID" },
    ],
    [
      "to an island with a postcode of the mainland",
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, country: "RE" } } }),
      { "address.delivery.postalCode": "POSTAL_CODE_ELSEWHERE" },
    ],
    [
      "to no country",
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, country: "XX" } } }),
      { "address.delivery.country": "COUNTRY_UNKNOWN" },
    ],
    [
      "to where nobody goes",
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, country: "JP" } } }),
      { "address.delivery.country": "NOBODY_CARRIES" },
    ],
    [
      "overseas at the price of the mainland",
      () => ({
        address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, postalCode: "97400" } },
      }),
      { "address.delivery.country": "NOBODY_CARRIES" },
    ],
    [
      "to a name that is an advertisement",
      () => ({
        address: { billing: { ...AN_ADDRESS, firstname: "www.won.example" }, delivery: AN_ADDRESS },
      }),
      { "address.billing.firstname": "INVALID" },
    ],
    ["by nobody", () => ({ delivery: { type: "DELIVERY" } }), { "delivery.idCarrier": "REQUIRED" }],
    [
      "by another site's carrier",
      () => ({ delivery: { type: "DELIVERY", idCarrier: foreign.carriers[0] } }),
      { "delivery.idCarrier": "CARRIER_UNAVAILABLE" },
    ],
    [
      "to the door by one who goes to shops",
      () => ({ delivery: { type: "DELIVERY", idCarrier: shop.carriers[2] } }),
      { "delivery.idCarrier": "CARRIER_UNAVAILABLE" },
    ],
    [
      "to no shop",
      () => ({ delivery: { type: "PICKUP", idCarrier: shop.carriers[2] } }),
      { "delivery.idAccessPoint": "REQUIRED" },
    ],
    [
      "to another site's shop",
      () => ({
        delivery: { type: "PICKUP", idCarrier: shop.carriers[2], idAccessPoint: "POINT-902" },
      }),
      { "delivery.idAccessPoint": "ACCESS_POINT_UNKNOWN" },
    ],
    [
      "not at all",
      () => ({ delivery: { type: "NO_DELIVERY" } }),
      { "delivery.type": "DELIVERY_NEEDED" },
    ],
    [
      "collected nowhere and never",
      () => ({ delivery: { type: "CLICK_AND_COLLECT" } }),
      { "delivery.idAddress": "REQUIRED", dateSchedule: "REQUIRED", idSchedule: "REQUIRED" },
    ],
    [
      "collected on a Sunday",
      () => ({ ...collected(shop), dateSchedule: "2026-11-29" }),
      { idSchedule: "COLLECT_SLOT_GONE" },
    ],
    [
      "collected at another site's time",
      () => ({ ...collected(shop), idSchedule: foreign.schedules[0] }),
      { idSchedule: "COLLECT_SLOT_GONE" },
    ],
    ["an unknown code", () => ({ discount: "NONE" }), { discount: "DISCOUNT_UNKNOWN" }],
    ["another site's code", () => ({ discount: "TINY902" }), { discount: "DISCOUNT_UNKNOWN" }],
    ["a code to come", () => ({ discount: "SOON" }), { discount: "DISCOUNT_NOT_YET" }],
    ["a code that is over", () => ({ discount: "OVER" }), { discount: "DISCOUNT_EXPIRED" }],
    [
      "a code for more than this",
      () => ({ ...of(shop.id("R-75")), discount: "FIVE" }),
      { discount: "DISCOUNT_MINIMUM" },
    ],
    [
      "much at once, by the schema and by the rules",
      ({ user }) => ({
        ...of(shop.id("R-75"), 21),
        user: { ...user, email: "anne", phone: "12", birthdate: "2010-01-01", kind: "COLLECTIVE" },
        address: { billing: { ...AN_ADDRESS, city: "" } },
        discount: "NONE",
        acceptTerms: false,
      }),
      {
        "products.0": "NOT_ENOUGH_LEFT",
        "user.email": "EMAIL_INVALID",
        "user.phone": "PHONE_INVALID",
        "user.birthdate": "AGE",
        "user.company": "REQUIRED",
        "address.billing.city": "REQUIRED",
        "address.delivery": "REQUIRED",
        discount: "DISCOUNT_UNKNOWN",
        acceptTerms: "TERMS_NOT_ACCEPTED",
      },
    ],
  ])("%s", async (_, change, errors) => {
    const order = aShopOrder(shop, WINE);
    expect(await refused({ ...order, ...change(order) })).toEqual({ status: 422, errors });
  });

  it("eighteen today is of age", async () => {
    const order = aShopOrder(shop, WINE);
    const user = { ...order.user, birthdate: "2008-11-20" };
    expect(await orderFrom(platform, { ...order, user })).toMatchObject({ total: 31.5 });
  });

  it("what is not sold any more, the product or the way in which it is sold", async () => {
    const { everySite } = platform.database;
    const noLongerSold = { status: 422, errors: { "products.0": "NO_LONGER_SOLD" } };
    for (const table of [products, declinations]) {
      await everySite.update(table).set({ isActive: false });
      expect(await refused(aShopOrder(shop, WINE))).toEqual(noLongerSold);
      await everySite.update(table).set({ isActive: true });
    }
  });

  it("a code that is used up, or that the person has used", async () => {
    const { everySite } = platform.database;
    await everySite.update(discounts).set({ uses: 5 }).where(eq(discounts.code, "FIVE"));
    const order = aShopOrder(shop, { "B-75": 3 });
    expect(await refused({ ...order, discount: "FIVE" })).toEqual({
      status: 422,
      errors: { discount: "DISCOUNT_USED_UP" },
    });
    const seenTotal = order.seenTotal - 1;
    await orderFrom(platform, { ...order, discount: "ONCE", seenTotal });
    const user = { ...order.user, email: "ANNE@example.org" };
    const { answer } = await placeOrder(platform, { ...order, user, discount: "ONCE", seenTotal });
    expect(answer.data).toMatchObject({
      errors: { discount: { code: "DISCOUNT_ALREADY_USED" } },
    });
  });
});

describe("a code that a person may use once", () => {
  it("is refused to a member who has used it, whatever address they type", async () => {
    const { headers } = await aPerson(platform);
    const order = aShopOrder(shop, { "B-75": 3 });
    const seenTotal = order.seenTotal - 1;
    const asMember = (email: string) =>
      placeOrder(
        platform,
        { ...order, user: { ...order.user, email }, discount: "ONCE", seenTotal },
        { headers },
      );
    expect((await asMember("at-work@example.org")).status).toBe(200);
    expect((await asMember("at-home@example.org")).answer.data).toMatchObject({
      errors: { discount: { code: "DISCOUNT_ALREADY_USED" } },
    });
    // Nor does somebody else's typed address use up theirs.
    await orderFrom(platform, {
      ...order,
      user: { ...order.user, email: "at-work@example.org", phone: "+33639980177" },
      discount: "ONCE",
      seenTotal,
    });
  });
});

describe("what no gateway takes is refused", () => {
  it("the few cents that a discount leaves, by card", async () => {
    const { everySite } = platform.database;
    const isOnce = eq(discounts.code, "ONCE");
    const order = { ...aShopOrder(shop, WINE), ...collected(shop), discount: "ONCE" };
    await everySite.update(discounts).set({ amountCents: 1870 }).where(isOnce);
    try {
      expect(await refused({ ...order, seenTotal: 0.3 })).toEqual({
        status: 422,
        errors: { paymentMethod: "TOO_LITTLE_BY_CARD" },
      });
    } finally {
      await everySite.update(discounts).set({ amountCents: 100 }).where(isOnce);
    }
  });
});

describe("what a site does not sell is refused", () => {
  it.each<[Record<string, string>, Change, Record<string, string>]>([
    [{ LOCK_DELIVERY: "true" }, () => ({}), { "delivery.type": "DELIVERY_LOCKED" }],
    [
      { ONLY_SELL_IN_FRANCE: "true" },
      () => ({ address: { billing: AN_ADDRESS, delivery: { ...AN_ADDRESS, country: "BE" } } }),
      { "address.delivery.country": "COUNTRY_NOT_SOLD_TO" },
    ],
    [{ MINIMUM_EXPEDITION_BOTTLE: "3" }, () => ({}), { products: "TOO_FEW_BOTTLES" }],
    [{ MAXIMUM_EXPEDITION_BOTTLE: "1" }, () => ({}), { products: "TOO_MANY_BOTTLES" }],
    [{ BOTTLE_MULTIPLE: "3" }, () => ({}), { products: "NOT_A_MULTIPLE" }],
    [
      { PAYMENT_METHOD: "CARD,TRANSFER" },
      () => ({ ...collected(shop), paymentMethod: "TRANSFER" }),
      { paymentMethod: "TRANSFER_TOO_SLOW" },
    ],
    [{ PAYMENT_METHOD: "TRANSFER" }, () => ({}), { paymentMethod: "PAYMENT_METHOD_UNAVAILABLE" }],
    [
      { BANK_IBAN: "" },
      () => ({ paymentMethod: "TRANSFER" }),
      { paymentMethod: "PAYMENT_METHOD_UNAVAILABLE" },
    ],
  ])("%j", async (settings, change, errors) => {
    const { everySite } = platform.database;
    const [type = "", value = ""] = Object.entries(settings)[0] ?? [];
    const isParameter = eq(parameters.type, type);
    const before = await everySite.select().from(parameters).where(isParameter);
    const set = (to: string | null) =>
      everySite.update(parameters).set({ value: to }).where(isParameter);
    if (before.length === 0) throw new Error(`The site has no ${type}`);
    await set(value);
    try {
      const order = aShopOrder(shop, WINE);
      expect(await refused({ ...order, ...change(order) })).toEqual({ status: 422, errors });
      if (/BOTTLE|LOCK/.test(type)) {
        // The rule is about parcels: a customer who collects may have one bottle.
        const order_ = aShopOrder(shop, { "B-75": 1 }, collected(shop, { "B-75": 1 }));
        expect(await orderFrom(platform, order_)).toMatchObject({ total: 8.5 });
      }
    } finally {
      await set(before[0]?.value ?? null);
    }
  });
});

describe("an order at another total than the server's", () => {
  it.each([31.49, 31.51, 0, 0.01, -31.5, 19, 1e12])("is refused: %d", async (seenTotal) => {
    expect(await refused(aShopOrder(shop, WINE, { seenTotal }))).toEqual({
      status: 409,
      errors: { seenTotal: "PRICE_CHANGED" },
    });
  });

  it("says the new total in the caller's language", async () => {
    const order = aShopOrder(shop, WINE, { seenTotal: 1 });
    const [french, english] = await Promise.all(
      languageCodeSchema.options.map(async (language) => {
        const { answer } = await placeOrder(platform, order, { language });
        return answer.success ? null : answer.data.errors.seenTotal?.message;
      }),
    );
    expect(french).toContain("31,50\u00a0€");
    expect(english).toContain("€31.50");
  });

  it("is what a price that has changed since makes of one", async () => {
    const order = aShopOrder(shop, WINE);
    const { everySite } = platform.database;
    const isRed = eq(declinations.id, shop.id("R-75"));
    await everySite.update(declinations).set({ priceCents: 1000 }).where(isRed);
    expect(await refused(order)).toMatchObject({ status: 409 });
    await everySite.update(declinations).set({ priceCents: 950 }).where(isRed);
    expect(await orderFrom(platform, order)).toMatchObject({ total: 31.5 });
  });
});
