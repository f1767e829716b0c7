import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AddedToCart, Cart, MemberCart } from "@/lib/contract/cart";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { cartLines, carts as cartTable } from "@/platform/db/schema/cart";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { discounts } from "@/platform/db/schema/discount";
import { parameters } from "@/platform/db/schema/site-look";
import { declinationId, filledCart } from "@/testing/filled-cart";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestCall, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
/** A bottle and a box of six take from one stock of 20 bottles; the white never runs out. */
let [bottle, box, white] = [0, 0, 0];
beforeAll(async () => {
  platform = await openTestPlatform();
  bottle = await declinationId(platform, "R-75");
  box = await declinationId(platform, "C-6");
  white = await declinationId(platform, "B-75");
});
beforeEach(() => platform.startAfresh());
afterAll(() => platform.close());

const db = () => platform.database.everySite;
const data = <T = Cart>(method: string, path: string, call?: TestCall) =>
  platform.data<T>(method, path, call);
const add = (id: number, quantity: number, cartId = "new", call: TestCall = {}) =>
  data<AddedToCart>("POST", `/cart/${cartId}/product/${id}`, { ...call, body: { quantity } });

async function errorOf(method: string, path: string, call?: TestCall) {
  const { status, answer } = await platform.call(method, path, call);
  const { data: told, message } = answer as ErrorResponse;
  return { status, message, errors: told.errors };
}
const refusedAdd = (id: number, quantity: unknown, cartId = "new") =>
  errorOf("POST", `/cart/${cartId}/product/${id}`, { language: "en", body: { quantity } });

const setting = (type: string, value: string | null) =>
  db()
    .update(parameters)
    .set({ value })
    .where(sql`${parameters.idSite} = 901 and ${parameters.type} = ${type}`);

describe("a cart", () => {
  it("is made by what is put in, under an id that nobody guesses", async () => {
    const { cartId, cart } = await add(bottle, 2);
    expect(cartId).toMatch(/^[\w-]{32}$/);
    expect(cart).toMatchObject({
      id: cartId,
      type: "MAIN_CART",
      totalProduct: 2,
      bottles: 2,
      subtotal: 19,
      total: 19,
      discount: null,
      discountProblem: null,
    });
    expect(cart.products).toEqual([
      expect.objectContaining({
        id: bottle,
        type: "WINE",
        quantity: 2,
        price: 9.5,
        total: 19,
        pricePerLitre: 12.67,
        capacity: 75,
        capacityUnit: "CENTILITRE",
        sellByMultipleOf: 1,
        problem: null,
        slug: "rouge",
        hasShippingFees: true,
      }),
    ]);
    expect((await add(white, 1)).cartId).not.toBe(cartId);
  });

  it("adds up what is put in again, and counts boxes by their bottles", async () => {
    const { cartId } = await add(box, 1);
    await add(white, 1, cartId);
    const { cart } = await add(box, 1, cartId);
    expect(cart).toMatchObject({ totalProduct: 3, bottles: 13, subtotal: 116.5 });
    expect(cart.products.map(({ id, quantity }) => [id, quantity])).toEqual([
      [box, 2],
      [white, 1],
    ]);
  });

  it("changes, empties and goes", async () => {
    const { id } = await filledCart(platform, { "R-75": 2, "B-75": 1 });
    const changed = await data("PUT", `/cart/${id}/product/${bottle}/quantity`, {
      body: { quantity: 5 },
    });
    expect(changed.totalProduct).toBe(6);
    const cartAfter = await data("DELETE", `/cart/${id}/product/${bottle}`);
    expect(cartAfter.products.map((product) => product.id)).toEqual([white]);
    expect(await data("GET", `/cart/${id}/default`)).toEqual(cartAfter);
    await data("DELETE", `/cart/${id}`);
    expect(await errorOf("GET", `/cart/${id}/default`)).toMatchObject({ status: 404 });
    expect(await db().$count(cartLines, eq(cartLines.idCart, id))).toBe(0);
  });

  it("speaks the caller’s language", async () => {
    const { id } = await filledCart(platform, { "R-75": 1 });
    const french = await data("GET", `/cart/${id}/default`);
    const english = await data("GET", `/cart/${id}/default`, { language: "en" });
    expect(french.products[0]?.name).not.toBe(english.products[0]?.name);
    expect(english.products[0]?.declinationName).not.toBe(french.products[0]?.declinationName);
  });

  it.each([0, -1, 0.5, 601, 1e9, "2", null])("takes no quantity of %s", async (quantity) => {
    const before = await db().$count(cartTable);
    const { status, errors } = await refusedAdd(white, quantity);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toEqual(["quantity"]);
    expect(await db().$count(cartTable)).toBe(before);
  });

  it("holds what is sold, up to 600 of one", async () => {
    expect(await refusedAdd(2_000_000_000, 1)).toMatchObject({ status: 404 });
    expect((await refusedAdd(white, 601)).errors).toEqual({
      quantity: expect.objectContaining({ code: "TOO_MANY_OF_ONE" }),
    });
    const { cartId } = await add(white, 600);
    expect((await refusedAdd(white, 1, cartId)).errors).toEqual({
      quantity: expect.objectContaining({ code: "TOO_MANY_OF_ONE" }),
    });
    expect((await data("GET", `/cart/${cartId}/default`)).totalProduct).toBe(600);
  });

  it("holds a hundred different things", async () => {
    const { cartId } = await add(white, 1);
    const [like] = await db().select().from(declinations).where(eq(declinations.id, white));
    const { id: _, ...sold } = like ?? { id: 0 };
    const more = await db()
      .insert(declinations)
      .values(
        Array.from(
          { length: 100 },
          (_none, at) =>
            ({
              ...sold,
              reference: `MORE-${at}`,
              values: [{ idVariation: 0, value: { fr_FR: `${at}`, en: `${at}` } }],
            }) as typeof declinations.$inferInsert,
        ),
      )
      .returning({ id: declinations.id });
    const ids = more.map(({ id }) => id);
    const lines = ids.slice(0, 99).map((idDeclination) => ({ idDeclination, quantity: 1 }));
    await db()
      .insert(cartLines)
      .values(lines.map((line) => ({ ...line, idSite: 901, idCart: cartId })));
    expect(await refusedAdd(ids[99] ?? 0, 1, cartId)).toMatchObject({
      status: 409,
      message: expect.stringContaining("100"),
    });
    await add(ids[0] ?? 0, 1, cartId);
    await db().execute(sql`delete from declination where reference like 'MORE-%'`);
  });

  it("is thrown away once nobody has changed it for 90 days", async () => {
    const { id } = await filledCart(platform, { "B-75": 1 });
    platform.clock.moveTo("2027-02-18T09:59:59+01:00");
    expect((await data("GET", `/cart/${id}/default`)).totalProduct).toBe(1);
    platform.clock.moveTo("2027-02-18T10:00:00+01:00");
    expect(await errorOf("GET", `/cart/${id}/default`)).toMatchObject({ status: 404 });
    expect(await refusedAdd(white, 1, id)).toMatchObject({ status: 404 });
    expect(await db().$count(cartTable, eq(cartTable.id, id))).toBe(1);
    await filledCart(platform, { "B-75": 1 });
    expect(await db().$count(cartTable, eq(cartTable.id, id))).toBe(0);
  });
});

describe("what is left", () => {
  it("is not put into a cart twice over, by a bottle and by the box of it", async () => {
    const { cartId } = await add(box, 3);
    expect((await refusedAdd(bottle, 3, cartId)).errors).toEqual({
      quantity: { code: "NOT_ENOUGH_LEFT", message: "There are not that many left." },
    });
    await add(bottle, 2, cartId);
    expect((await refusedAdd(box, 1, cartId)).errors).toHaveProperty("quantity.code");
    expect((await data("GET", `/cart/${cartId}/default`)).products).toMatchObject([
      { quantity: 3, problem: null },
      { quantity: 2, problem: null },
    ]);
  });

  it("is told where the site tells it", async () => {
    await setting("SHOW_STOCK", "true");
    await setting("STOCK_LIMIT_DISPLAY", "24");
    const { cartId } = await add(box, 3);
    expect((await refusedAdd(bottle, 3, cartId)).errors).toEqual({
      quantity: { code: "NOT_ENOUGH_LEFT", message: "Still available: 2." },
    });
    await add(bottle, 2, cartId);
    await db().update(stocks).set({ quantity: 19 }).where(eq(stocks.reference, "SHARED-901"));
    // Of the stock there are 19, of which the boxes take 18.
    expect((await data("GET", `/cart/${cartId}/default`)).products).toMatchObject([
      { quantity: 3, problem: null, left: 3 },
      { quantity: 2, problem: "NOT_ENOUGH_LEFT", left: 1 },
    ]);
    await setting("SHOW_STOCK", "false");
    await setting("STOCK_LIMIT_DISPLAY", null);
  });

  it("leaves what is in a cart there, with what is wrong with it", async () => {
    const isSharedStock = eq(stocks.reference, "SHARED-901");
    const { id } = await filledCart(platform, { "R-75": 10, "B-75": 1 });
    const problems = async () =>
      (await data("GET", `/cart/${id}/default`)).products.map(({ problem }) => problem);
    const setQuantity = (quantity: number) =>
      platform.call("PUT", `/cart/${id}/product/${bottle}/quantity`, { body: { quantity } });

    await db().update(stocks).set({ quantity: 4 }).where(isSharedStock);
    expect(await problems()).toEqual(["NOT_ENOUGH_LEFT", null]);
    // Fewer is a step in the right way; more is not.
    expect((await setQuantity(11)).status).toBe(422);
    expect((await setQuantity(5)).status).toBe(200);
    expect(await problems()).toEqual(["NOT_ENOUGH_LEFT", null]);
    expect((await setQuantity(4)).status).toBe(200);
    expect(await problems()).toEqual([null, null]);

    await db().update(stocks).set({ quantity: 0 }).where(isSharedStock);
    expect(await problems()).toEqual(["OUT_OF_STOCK", null]);
    expect((await refusedAdd(bottle, 1)).errors).toMatchObject({
      quantity: { code: "OUT_OF_STOCK" },
    });
    await db().update(stocks).set({ quantity: 20 }).where(isSharedStock);

    const sold = sql`id = (select id_product from declination where id = ${white})`;
    await db().update(products).set({ isActive: false }).where(sold);
    expect(await problems()).toEqual([null, "NO_LONGER_SOLD"]);
    expect(await refusedAdd(white, 1)).toMatchObject({ status: 409 });
    await db().update(products).set({ isActive: true }).where(sold);
  });

  it("is counted at today’s prices", async () => {
    const { id } = await filledCart(platform, { "B-75": 2 });
    const isWhite = eq(declinations.id, white);
    await db().update(declinations).set({ priceCents: 901 }).where(isWhite);
    expect(await data("GET", `/cart/${id}/default`)).toMatchObject({ subtotal: 18.02 });
    await db().update(declinations).set({ priceCents: 850 }).where(isWhite);
  });
});

describe("what a cart says of being sent", () => {
  const [LIMITS, NONE] = [
    { MINIMUM_EXPEDITION_BOTTLE: "3", FREE_SHIPPING_PRICE: "60", FREE_SHIPPING_BOTTLE: "6" },
    { MINIMUM_EXPEDITION_BOTTLE: null, FREE_SHIPPING_PRICE: null, FREE_SHIPPING_BOTTLE: null },
  ];
  const set = async (settings: Record<string, string | null>) => {
    for (const [type, value] of Object.entries(settings)) await setting(type, value);
  };

  it("is nothing where the site has no limits", async () => {
    await set(NONE);
    const { cart } = await add(white, 2);
    expect(cart).toMatchObject({ shippingProblem: null, freeShipping: null });
  });

  it("is what the limits of a parcel say, and what is missing until it is carried free", async () => {
    await set(LIMITS);
    const { cartId, cart } = await add(white, 2);
    expect(cart.shippingProblem).toEqual(expect.any(String));
    expect(cart.freeShipping).toEqual({ isReached: false, missing: 43, missingBottles: 4 });
    await data("POST", `/cart/${cartId}`, { body: { discountCode: "TINY901" } });
    expect((await add(white, 2, cartId)).cart).toMatchObject({
      shippingProblem: null,
      total: 30.6,
      freeShipping: { isReached: false, missing: 29.4, missingBottles: 2 },
    });
    expect((await add(white, 2, cartId)).cart.freeShipping).toEqual({
      isReached: true,
      missing: 14.1,
      missingBottles: 0,
    });
    await set(NONE);
  });
});

describe("a discount code", () => {
  const give = (id: string, discountCode: string) =>
    data("POST", `/cart/${id}`, { body: { discountCode } });

  it("is taken off, and away again", async () => {
    const { id } = await filledCart(platform, { "B-75": 2 });
    expect(await give(id, " tiny901 ")).toMatchObject({
      subtotal: 17,
      total: 15.3,
      discount: { value: { code: "TINY901" }, total: 1.7, subtotal: 1.7, shippingFees: 0 },
    });
    expect((await add(white, 2, id)).cart).toMatchObject({ subtotal: 34, total: 30.6 });
    expect(await give(id, "")).toMatchObject({ total: 34, discount: null, discountProblem: null });
  });

  it("is refused at its field", async () => {
    const { id } = await filledCart(platform, { "B-75": 2 });
    const { status, errors } = await errorOf("POST", `/cart/${id}`, {
      body: { discountCode: "NOBODYS" },
    });
    expect({ status, errors }).toMatchObject({
      status: 422,
      errors: { discountCode: { code: "DISCOUNT_UNKNOWN" } },
    });
  });

  it("that applies no more is named, and takes nothing off", async () => {
    const { id } = await filledCart(platform, { "B-75": 2 });
    await give(id, "TINY901");
    const isTiny = eq(discounts.code, "TINY901");
    await db().update(discounts).set({ minimumCents: 10_000 }).where(isTiny);
    expect(await data("GET", `/cart/${id}/default`, { language: "en" })).toMatchObject({
      total: 17,
      discount: null,
      discountProblem: expect.stringMatching(/^TINY901 · \w/),
    });
    await db().update(discounts).set({ minimumCents: 0 }).where(isTiny);
    expect(await data("GET", `/cart/${id}/default`)).toMatchObject({ total: 15.3 });
  });
});

describe("a member’s cart", () => {
  it("is the one that they have, and opens in their session alone", async () => {
    const { headers } = await aPerson(platform);
    expect(await data<MemberCart>("GET", "/user/cart", { headers })).toEqual({ cart: null });
    const { cartId } = await add(white, 1, "new", { headers });
    expect((await add(bottle, 1, "new", { headers })).cartId).toBe(cartId);
    expect((await data("POST", "/cart", { headers, body: {} })).id).toBe(cartId);
    const { cart } = await data<MemberCart>("GET", "/user/cart", { headers });
    expect(cart).toMatchObject({ id: cartId, totalProduct: 2 });

    const stranger = (await aPerson(platform)).headers;
    const nobodys = await errorOf("GET", "/cart/nobodys/default");
    expect(await errorOf("GET", `/cart/${cartId}/default`)).toEqual(nobodys);
    expect(await errorOf("GET", `/cart/${cartId}/default`, { headers: stranger })).toEqual(nobodys);
    const join = { headers: stranger, body: { cartId } };
    expect((await errorOf("PUT", "/user/cart", join)).status).toBe(404);
    expect((await data<MemberCart>("GET", "/user/cart", { headers: stranger })).cart).toBeNull();
  });

  it("is one, however many are made at once", async () => {
    const { headers, id } = await aPerson(platform);
    const all = await Promise.all([1, 2, 3, 4].map(() => add(white, 1, "new", { headers })));
    expect(new Set(all.map(({ cartId }) => cartId)).size).toBe(1);
    expect(await db().$count(cartTable, eq(cartTable.idUser, id))).toBe(1);
    const { cart } = await data<MemberCart>("GET", "/user/cart", { headers });
    expect(cart?.totalProduct).toBe(4);
  });

  it("takes in the cart of the visitor that they were, once", async () => {
    const { headers } = await aPerson(platform);
    const visitors = await filledCart(platform, { "R-75": 2, "B-75": 400 });
    await data("POST", `/cart/${visitors.id}`, { body: { discountCode: "TINY901" } });
    const own = await filledCart(platform, { "B-75": 300, "C-6": 1 }, { headers });
    const join = { headers, body: { cartId: visitors.id } };
    const { cart } = await data<MemberCart>("PUT", "/user/cart", join);
    expect(cart?.id).toBe(own.id);
    expect(cart?.products.map(({ id, quantity }) => [id, quantity])).toEqual([
      [white, 600],
      [box, 1],
      [bottle, 2],
    ]);
    expect(cart?.discount?.value.code).toBe("TINY901");
    expect((await errorOf("PUT", "/user/cart", join)).status).toBe(404);
    expect((await errorOf("GET", `/cart/${visitors.id}/default`)).status).toBe(404);
    // Their own joins to itself.
    const again = await data<MemberCart>("PUT", "/user/cart", {
      headers,
      body: { cartId: own.id },
    });
    expect(again.cart).toEqual(cart);
  });
});
