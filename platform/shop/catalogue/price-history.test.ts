import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cart } from "@/lib/contract/cart";
import type { Change } from "@/lib/contract/change";
import type { Product, ProductList } from "@/lib/contract/product";
import { declinationPrices, declinations } from "@/platform/db/schema/catalogue";
import { deadlines } from "@/platform/db/schema/deadline";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson } from "@/testing/scene";
import { aShopOrder, orderFrom, placeOrder, readShop } from "@/testing/shop-order";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
const announced: Change[] = [];
beforeAll(async () => {
  platform = await openTestPlatform();
  platform.database.onChange(async (_, changed) => {
    announced.push(...changed);
  });
});
afterAll(() => platform.close());

const db = () => platform.database.everySite;
const idOf = async (reference: string) => (await readShop(platform)).id(reference);
const isOf = (id: number) => eq(declinations.id, id);
const rowOf = async (id: number) =>
  (await db().select().from(declinations).where(isOf(id)))[0] as typeof declinations.$inferSelect;
const historyOf = async (id: number) =>
  (
    await db()
      .select()
      .from(declinationPrices)
      .where(eq(declinationPrices.idDeclination, id))
      .orderBy(declinationPrices.at)
  ).map(({ chargedCents, usualCents }) => [chargedCents, usualCents]);
/** Changes an article as the owner, in a session of that moment. */
async function change(id: number, body: object) {
  const { headers } = await aPerson(platform, "ADMIN");
  const { status } = await changeAsRead(platform, `/admin/declination/${id}`, { body, headers });
  expect(status).toBe(200);
}
const offered = async (id: number) => {
  const { products } = await platform.data<ProductList>("GET", "/product");
  return products.flatMap((product) => product.declinations).find((one) => one.id === id);
};

const IN_TIME = { reducedPrice: 8, reducedFrom: "2026-11-22", reducedUntil: "2026-11-30" };

describe("a reduced price", () => {
  it("begins and ends by itself, at midnight in Paris, and pages are told", async () => {
    const id = await idOf("R-75");
    const stranger = await platform.data<Cart>("POST", "/cart", { body: {} });
    await platform.data("POST", `/cart/${stranger.id}/product/${id}`, { body: { quantity: 2 } });
    await change(id, IN_TIME);
    expect(await offered(id)).toMatchObject({ price: 9.5, reduction: null });

    announced.length = 0;
    await platform.runUntil("2026-11-22T00:00:00+01:00");
    expect(announced).toContainEqual({ kind: "products" });
    const reduced = {
      price: 8,
      reduction: { priorPrice: 9.5, percent: 15, until: "2026-11-30T23:00:00.000Z" },
      pricePerLitre: 10.67,
    };
    expect(await offered(id)).toMatchObject(reduced);
    const { product } = await aProductOf(id);
    expect(product.declinations.find((one) => one.id === id)).toMatchObject(reduced);
    // A cart that was filled before has today's price, and says so.
    const cart = await platform.data<Cart>("GET", `/cart/${stranger.id}/default`);
    expect(cart).toMatchObject({ subtotal: 16, products: [reduced] });

    announced.length = 0;
    await platform.runUntil("2026-12-01T00:00:00+01:00");
    expect(announced).toContainEqual({ kind: "products" });
    expect(await offered(id)).toMatchObject({ price: 9.5, reduction: null });
    expect(await rowOf(id)).toMatchObject({ reducedCents: null, reducedFrom: null });
    expect(await historyOf(id)).toEqual([
      [950, 950],
      [800, 950],
      [950, 950],
    ]);
  });

  it("is what is ordered and paid, and stays that of the order", async () => {
    const id = await idOf("B-75");
    const before = aShopOrder(await readShop(platform), { "B-75": 2 });
    await change(id, {
      reducedPrice: 7,
      reducedFrom: "2026-12-01",
      reducedUntil: "2026-12-02",
    });
    expect((await placeOrder(platform, before)).status).toBe(409);
    const order = aShopOrder(await readShop(platform), { "B-75": 2 });
    const placed = await orderFrom(platform, order);
    expect(placed).toMatchObject({ subtotal: 14, lines: [{ price: 7, total: 14 }] });
    await platform.runUntil("2026-12-03T08:00:00+01:00");
    const page = await platform.data<{ subtotal: number }>(
      "GET",
      `/order/${placed.reference}?key=${placed.key}`,
    );
    expect(page.subtotal).toBe(14);
    expect((await placeOrder(platform, order)).status).toBe(409);
  });

  it("counts for the order and the filter of a list", async () => {
    const id = await idOf("B-75");
    platform.clock.moveTo("2026-12-03T09:00:00+01:00");
    await change(id, {
      reducedPrice: 5,
      reducedFrom: "2026-12-03",
      reducedUntil: "2026-12-05",
    });
    const list = (query: string) =>
      platform.data<ProductList>("GET", `/product?${query}`).then(({ products }) => products);
    expect((await list("orderBy=price"))[0]?.declinations[0]?.id).toBe(id);
    expect(await list("price=5")).toHaveLength(1);
    await change(id, { reducedPrice: null });
    expect(await list("price=5")).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ reducedUntil: null, chargedCents: 850 });
  });
});

async function aProductOf(id: number) {
  const { idProduct } = await rowOf(id);
  return { product: await platform.data<Product>("GET", `/product/${idProduct}`) };
}

describe("the database", () => {
  const set = (id: number, values: Partial<typeof declinations.$inferInsert>) =>
    db().update(declinations).set(values).where(isOf(id));
  /** Long after the moments that the panel was given above. */
  const later = (days: number) => new Date(Date.parse("2031-01-01T00:00:00Z") + days * 86_400_000);

  it("notes each price that is charged, whichever way it was written", async () => {
    const id = await idOf("C-6");
    await db().execute(sql`update declination set price_cents = 5500 where id = ${id}`);
    await set(id, { pricedAt: later(0), priceCents: 5600 });
    await set(id, {
      ...{ reducedCents: 5000, reducedFrom: later(1), reducedUntil: later(9) },
      pricedAt: later(2),
    });
    // What is charged is no column that anybody writes.
    await set(id, { chargedCents: 1 });
    await set(id, { pricedAt: later(9) });
    expect((await historyOf(id)).slice(1)).toEqual([
      [5500, 5500],
      [5600, 5600],
      [5000, 5600],
      [5600, 5600],
    ]);
    expect((await rowOf(id)).chargedCents).toBe(5600);
  });

  it("begins the history of an article as it is made", async () => {
    const known = await rowOf(await idOf("C-6"));
    const { id: _, ...like } = known;
    const values = [{ idVariation: 1, value: { fr_FR: "Nu", en: "Bare" } }];
    const [made] = await db()
      .insert(declinations)
      .values({ ...like, values, reference: "NEW-901", priceCents: 700 })
      .returning();
    expect(await historyOf(made?.id ?? 0)).toEqual([[700, 700]]);
    await db()
      .delete(declinations)
      .where(isOf(made?.id ?? 0));
    expect(await historyOf(made?.id ?? 0)).toEqual([]);
  });

  it.each<[string, Partial<typeof declinations.$inferInsert>]>([
    ["as high as the usual one", { reducedCents: 5600 }],
    ["of nothing", { reducedCents: 0 }],
    ["without an end", { reducedUntil: null }],
    ["that ends before it begins", { reducedFrom: later(60) }],
  ])("refuses a reduced price %s", async (__, wrong) => {
    const id = await idOf("C-6");
    const right = { reducedCents: 5000, reducedFrom: later(30), reducedUntil: later(50) };
    await expect(set(id, { ...right, ...wrong })).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ reducedCents: null });
  });

  it("keeps one history of two that are saved at once", async () => {
    const id = await idOf("R-MAGNUM");
    const of = (day: number, cents: number) =>
      platform.database.inSite(901, async (tx) => {
        await tx
          .update(declinations)
          .set({ priceCents: cents, pricedAt: later(day) })
          .where(isOf(id));
      });
    await Promise.all([of(5, 2300), of(4, 2400), of(6, 2500), of(3, 2600)]);
    const prices = await db()
      .select()
      .from(declinationPrices)
      .where(eq(declinationPrices.idDeclination, id))
      .orderBy(declinationPrices.at);
    const row = await rowOf(id);
    // The last price of the history is the one that is charged, whoever came last.
    expect(prices.at(-1)).toMatchObject({ chargedCents: row.chargedCents, at: row.pricedAt });
  });

  it("sets the work that waits for a reduction, once", async () => {
    const id = await idOf("C-6");
    const isDue = and(eq(deadlines.kind, "REDUCTION_DUE"), eq(deadlines.subject, String(id)));
    const due = async () => (await db().select().from(deadlines).where(isDue))[0];
    await set(id, { reducedCents: 5000, reducedFrom: later(90), reducedUntil: later(99) });
    expect(await due()).toMatchObject({ dueAt: later(90), doneAt: null });
    await set(id, { pricedAt: later(90) });
    expect(await due()).toMatchObject({ dueAt: later(99), doneAt: null });
    expect((await rowOf(id)).chargedCents).toBe(5000);
  });

  it("shows a site no price of another", async () => {
    const others = await platform.database.inSite(902, (tx) => tx.select().from(declinationPrices));
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ idSite }) => idSite))).toEqual(new Set([902]));
  });
});
