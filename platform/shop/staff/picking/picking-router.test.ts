import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { HandoverResults, Picking } from "@/lib/contract/admin/picking";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { auditEntries } from "@/platform/db/schema/audit";
import { orderLines, orders } from "@/platform/db/schema/order";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
});
beforeEach(() => startShopAfresh(platform));
afterAll(() => platform.close());

const picking = () => platform.data<Picking>("GET", "/admin/picking", { headers: admin.headers });
const handOver = (sent: object[]) =>
  platform.call<HandoverResults>("POST", "/admin/picking/handover", {
    body: { orders: sent },
    headers: admin.headers,
  });
const bought = async (of: Record<string, number>): Promise<BoughtOrder> => {
  const order = await buyWine(platform, aShopOrder(await readShop(platform), of));
  await order.pay();
  return order;
};
const statuses = async () =>
  (await platform.database.everySite.select().from(orders).orderBy(orders.id)).map(
    ({ status }) => status,
  );

describe("what is to be packed", () => {
  it("is each article once for all orders that are paid, and each parcel with its label", async () => {
    const first = await bought({ "B-75": 2 });
    const second = await bought({ "B-75": 3, "R-75": 1 });
    await buyWine(platform);
    const { products, orders: toPack, total } = await picking();
    expect(products.map(({ reference, quantity }) => [reference, quantity]).sort()).toEqual([
      ["B-75-901", 5],
      ["R-75-901", 1],
    ]);
    expect(products.find(({ quantity }) => quantity === 5)?.orders).toEqual([
      { reference: first.made.reference, quantity: 2 },
      { reference: second.made.reference, quantity: 3 },
    ]);
    expect(total).toBe(2);
    expect(toPack).toMatchObject([
      { reference: first.made.reference, bottles: 2, label: { country: "FR" }, collect: null },
      { reference: second.made.reference, bottles: 4 },
    ]);
    expect(toPack[0]?.weightGrams).toBeGreaterThan(0);
  });

  it.each(["fr_FR", "en"] as const)(
    "of a customer in %s is told in the language of who packs",
    async (of) => {
      const order = aShopOrder(await readShop(platform), { "B-75": 1 });
      const { made, ...purchase } = await buyWine(platform, order, { language: of });
      await purchase.pay();
      for (const language of ["fr_FR", "en"] as const) {
        const call = { headers: admin.headers, language };
        const { orders: toPack, products } = await platform.data<Picking>(
          "GET",
          "/admin/picking",
          call,
        );
        const { items } = await platform.data<{ items: { id: number }[] }>(
          "GET",
          "/admin/order",
          call,
        );
        const { order: page } = await platform.data<OrderStaffPage>(
          "GET",
          `/admin/order/${items[0]?.id}/page`,
          call,
        );
        const word = language === "en" ? / en site-901/ : / fr site-901/;
        expect(page.reference).toBe(made.reference);
        for (const line of [toPack[0]?.lines[0], products[0], page.lines[0]]) {
          expect(line?.name).toMatch(word);
          expect(line?.declinationName).toMatch(word);
        }
        for (const carrier of [toPack[0]?.carrier, page.carrier?.name])
          expect(carrier).toMatch(word);
      }
    },
  );

  it("stays as it was bought where the catalogue calls it otherwise by now", async () => {
    const order = aShopOrder(await readShop(platform), { "B-75": 1 });
    const { made, ...purchase } = await buyWine(platform, order, { language: "en" });
    await purchase.pay();
    await platform.database.everySite
      .update(orderLines)
      .set({ name: "An older name" })
      .where(eq(orderLines.idSite, 901));
    const [packed] = (await picking()).orders;
    expect([packed?.reference, packed?.lines[0]?.name]).toEqual([made.reference, "An older name"]);
  });
});

describe("several orders that leave at once", () => {
  it("are each sent with their number and told; one that cannot be is named, and stops none", async () => {
    const [first, second] = [await bought({ "B-75": 2 }), await bought({ "B-75": 1 })];
    const { orders: toPack } = await picking();
    await second.company({ action: "SHIP" });
    const sent = toPack.map(({ id }, index) => ({ id, trackingNumber: `6A ${index}` }));
    const { answer } = await handOver([...sent, { id: 2_000_000 }]);
    expect((answer.data as HandoverResults).results).toMatchObject([
      { isDone: true, message: null },
      { isDone: false, message: expect.stringContaining("plus possible") },
      { isDone: false, message: expect.any(String) },
    ]);
    expect(await statuses()).toEqual(["SHIPPED", "SHIPPED"]);
    expect((await first.page()).tracking?.number).toBe("6A 0");
    const entries = await platform.database.everySite.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      action: "SHIP",
      subject: `order ${first.made.reference}`,
      after: { trackingNumber: "6A 0" },
    });
  });

  it("are sent by one of two at once", async () => {
    await bought({ "B-75": 2 });
    const { orders: toPack } = await picking();
    const sent = toPack.map(({ id }) => ({ id }));
    const answers = await Promise.all([handOver(sent), handOver(sent)]);
    const done = answers.map(({ answer }) => (answer.data as HandoverResults).results[0]?.isDone);
    expect(done.sort()).toEqual([false, true]);
  });
});

describe("a parcel that was lost", () => {
  it("is packed again from the cellar, and its customer is told in their language", async () => {
    const order = await bought({ "R-75": 2 });
    await order.company({ action: "SHIP", trackingNumber: "6A 1" });
    await order.company({ action: "LOST", remedy: "SEND_AGAIN" });
    const page = await order.page();
    expect(page).toMatchObject({ status: "PAID", tracking: null });
    expect((await picking()).orders).toHaveLength(1);
    const mails = await writtenMails(platform);
    expect(mails.at(-1)).toMatchObject({
      event: expect.stringContaining("parcel-lost"),
      subject: expect.stringContaining("colis perdu"),
    });
    await order.company({ action: "SHIP", trackingNumber: "6A 2" });
    expect((await order.page()).tracking?.number).toBe("6A 2");
  });

  it("cannot be sent again once the cellar is empty: its customer gets the money back", async () => {
    const order = await bought({ "R-75": 11 });
    await order.company({ action: "SHIP" });
    await expect(order.company({ action: "LOST", remedy: "SEND_AGAIN" })).rejects.toThrow("422");
    await order.company({ action: "LOST", remedy: "REFUND" });
    const page = await order.page();
    expect(page).toMatchObject({ status: "CANCELLED", cancelReason: "LOST", refunded: page.paid });
    // Lost goods do not come back into the stock.
    const movements = await platform.database.everySite.select().from(stockMovements);
    expect(movements.filter((movement) => movement.order === page.reference)).toMatchObject([
      { reason: "ORDER", units: -11 },
    ]);
  });
});
