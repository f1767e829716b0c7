import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import { auditEntries } from "@/platform/db/schema/audit";
import { documents } from "@/platform/db/schema/document";
import { goodsReturns, orderLines, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { refunds } from "@/platform/db/schema/payment";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, readShop, type Shop, stockOf } from "@/testing/shop-order";
import { shopSite } from "@/testing/shop-site";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let shop: Shop;
let admin: Person;
let receipts = 0;
beforeAll(async () => {
  platform = await openTestPlatform({ sites: [shopSite(901)] });
  shop = await readShop(platform);
});
beforeEach(async () => {
  await startShopAfresh(platform);
  admin = await aPerson(platform, "ADMIN");
});
afterAll(() => platform.close());

const all = () => platform.database.everySite;
const linesOf = (idOrder: number) =>
  all().select().from(orderLines).where(eq(orderLines.idOrder, idOrder)).orderBy(orderLines.order);
const creditNotes = async () =>
  (await all().select().from(documents).orderBy(documents.id))
    .filter(({ series }) => series === "A")
    .map(({ data }) => data);
const letters = async () =>
  (await all().select().from(outbox)).filter(
    ({ event }) => event.split(":")[2] === "goods-returned",
  );

/** Delivers an order: three reds, and two pots of honey at another rate. */
async function delivered(
  products: Record<string, number> = { "R-75": 3, "HONEY-1": 2 },
): Promise<{ order: BoughtOrder; id: number }> {
  const order = await buyWine(platform, aShopOrder(shop, products));
  await order.pay();
  await order.company({ action: "SHIP" });
  await order.company({ action: "DELIVERED" });
  const [row] = await all().select().from(orders).orderBy(desc(orders.id)).limit(1);
  return { order, id: row?.id ?? 0 };
}

const take = (id: number, body: object) => {
  receipts += 1;
  return platform.call<GoodsReturnPage>("POST", `/admin/order/${id}/return`, {
    body: { reason: "DAMAGED", receipt: `a-return-${receipts}`, ...body },
    headers: admin.headers,
  });
};
const see = (id: number) =>
  platform.data<GoodsReturnPage>("GET", `/admin/order/${id}/return`, { headers: admin.headers });
const some = (line: { id: number } | undefined, quantity: number, isBackOnSale = false) => ({
  id: line?.id ?? 0,
  quantity,
  isBackOnSale,
});

describe("goods that come back", () => {
  it("are refunded, credited at their rate, put on sale, told and written down", async () => {
    const { order, id } = await delivered();
    const [red, honey] = await linesOf(id);
    const stock = await stockOf(platform);
    const seenRefund = (shop.price("R-75") * 2 + 690) / 100;
    const { answer } = await take(id, {
      lines: [some(red, 2, true), some(honey, 1)],
      seenRefund,
      note: "Merci pour les photos",
    });
    expect(answer.data).toMatchObject({
      isPossible: true,
      lines: [{ returned: 2 }, { returned: 1 }],
      money: { refunded: seenRefund },
    });
    expect(await stockOf(platform)).toBe(stock + 2);
    const [credit] = await creditNotes();
    expect(credit).toMatchObject({
      kind: "CREDIT_NOTE",
      reason: "Articles abîmés",
      lines: [
        { pieces: { quantity: 2, unitCents: shop.price("R-75") }, vatRate: 20 },
        { pieces: { quantity: 1, unitCents: 690 }, vatRate: 5.5 },
      ],
      vats: [
        { rate: 5.5, totalCents: 690, vatCents: 36 },
        { rate: 20, totalCents: shop.price("R-75") * 2 },
      ],
    });
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.text).toContain("2 ×");
    expect(letter?.text).toContain("Articles abîmés");
    expect(letter?.text).toContain("sur la carte");
    expect(letter?.text).toContain("Merci pour les photos");
    const page = await order.page();
    expect(page.status).toBe("DELIVERED");
    expect(page.history.at(-1)).toMatchObject({
      event: "RETURN",
      by: "COMPANY",
      amount: seenRefund,
      returned: [{ quantity: 2 }, { quantity: 1 }],
    });
    const [entry] = await all().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      by: admin.email,
      action: "RETURN",
      after: { reason: "DAMAGED" },
    });
  });

  it("are never more than were sold", async () => {
    const { id } = await delivered();
    const [red] = await linesOf(id);
    const price = shop.price("R-75") / 100;
    const two = { lines: [some(red, 2)], seenRefund: price * 2 };
    expect((await take(id, two)).status).toBe(200);
    const { status, answer } = await take(id, two);
    expect(status).toBe(422);
    expect(answer.data).toMatchObject({ errors: { lines: { code: "MORE_THAN_SOLD" } } });
    expect(await all().$count(goodsReturns)).toBe(1);
    await expect(
      all()
        .update(orderLines)
        .set({ returnedQuantity: 4 })
        .where(eq(orderLines.id, red?.id ?? 0)),
    ).rejects.toMatchObject({ cause: { constraint: "order_line_returned_within" } });
  });

  it("come back once, however often it is sent", async () => {
    const { id } = await delivered();
    const [red] = await linesOf(id);
    const same = {
      lines: [some(red, 1, true)],
      seenRefund: shop.price("R-75") / 100,
      receipt: "the-same-return",
    };
    const stock = await stockOf(platform);
    for (let time = 0; time < 3; time += 1) expect((await take(id, same)).status).toBe(200);
    expect(await all().$count(refunds)).toBe(1);
    expect(await letters()).toHaveLength(1);
    expect(await stockOf(platform)).toBe(stock + 1);
  });

  it("are refused of another order, at another amount, and before they have left", async () => {
    const { id } = await delivered();
    const [red] = await linesOf(id);
    expect((await take(id, { lines: [some({ id: 999_999 }, 1)], seenRefund: 1 })).status).toBe(422);
    expect((await take(id, { lines: [some(red, 1)], seenRefund: 1 })).status).toBe(409);
    const worth = shop.price("R-75") / 100;
    const nothing = await take(id, { lines: [], seenRefund: 0 });
    expect(nothing.answer.data).toMatchObject({ errors: { lines: { code: "NO_GOODS_CHOSEN" } } });
    const tooMuch = { lines: [some(red, 1)], withheld: worth + 0.01, seenRefund: 0 };
    expect((await take(id, tooMuch)).status).toBe(422);
    const paid = await buyWine(platform);
    await paid.pay();
    const [other] = await all().select().from(orders).orderBy(desc(orders.id)).limit(1);
    const [bottle] = await linesOf(other?.id ?? 0);
    expect((await see(other?.id ?? 0)).isPossible).toBe(false);
    const early = { lines: [some(bottle, 1)], seenRefund: (bottle?.priceCents ?? 0) / 100 };
    expect((await take(other?.id ?? 0, early)).status).toBe(409);
  });

  it("add up to the invoice with the delivery, and to its VAT, whatever went back before", async () => {
    const { order, id } = await delivered();
    const [red, honey] = await linesOf(id);
    const goodwill = { amount: 3.33, reason: "GOODWILL", receipt: "a-gesture" };
    await platform.call("POST", `/admin/order/${id}/refund`, {
      body: goodwill,
      headers: admin.headers,
    });
    const price = shop.price("R-75") / 100;
    expect(
      (await take(id, { lines: [some(red, 1)], withheld: 1, seenRefund: price - 1 })).status,
    ).toBe(200);
    const { creditable, money } = await see(id);
    expect(creditable.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(money.left - 1, 2);
    const rest = { lines: [some(red, 2), some(honey, 2)] };
    // The gesture and the euro that was withheld do not go back twice.
    const worth = order.made.total - price - 3.33;
    const { status } = await take(id, { ...rest, seenRefund: Math.round(worth * 100) / 100 });
    expect(status).toBe(200);
    expect(await see(id)).toMatchObject({ isPossible: false, money: { left: 1 } });
    const notes = await creditNotes();
    expect(notes.reduce((sum, { totals }) => sum + totals.totalCents, 0)).toBe(
      Math.round((order.made.total - 1) * 100),
    );
  });

  it("end an order that was withdrawn from once all of it is back", async () => {
    const { order, id } = await delivered({ "R-75": 2 });
    await order.withdraw();
    const stock = await stockOf(platform);
    const [red] = await linesOf(id);
    const price = shop.price("R-75") / 100;
    const one = { lines: [some(red, 1, true)], reason: "WITHDRAWAL" };
    expect((await take(id, { ...one, seenRefund: price })).status).toBe(200);
    expect((await order.page()).status).toBe("RETURNING");
    // With the last piece the delivery goes back.
    expect((await take(id, { ...one, seenRefund: price + 12.5 })).status).toBe(200);
    expect(await order.page()).toMatchObject({ status: "CANCELLED", refunded: order.made.total });
    expect(await stockOf(platform)).toBe(stock + 2);
  });

  it("are not on sale twice when the rest is recorded as returned", async () => {
    const { order, id } = await delivered({ "R-75": 3 });
    await order.withdraw();
    const stock = await stockOf(platform);
    const [red] = await linesOf(id);
    const one = { lines: [some(red, 1, true)], seenRefund: shop.price("R-75") / 100 };
    expect((await take(id, one)).status).toBe(200);
    await order.company({ action: "RETURNED", backOnSale: [red?.id ?? 0] });
    expect(await stockOf(platform)).toBe(stock + 3);
    expect(await order.page()).toMatchObject({ status: "CANCELLED", refunded: order.made.total });
  });
});
