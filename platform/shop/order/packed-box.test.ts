import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { declinationResource } from "@/lib/contract/admin/declination-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { GoodsReturnPage } from "@/lib/contract/admin/goods-return";
import type { Picking } from "@/lib/contract/admin/picking";
import type { Inventory } from "@/lib/contract/admin/stock-movement";
import type { Change } from "@/lib/contract/change";
import type { OrderCheck } from "@/lib/contract/order-check";
import type { Product } from "@/lib/contract/product";
import { declinations, stocks } from "@/platform/db/schema/catalogue";
import { orderLines, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { announcedChanges } from "@/testing/announced-changes";
import { buyWine } from "@/testing/bought-order";
import { changeAsRead } from "@/testing/change-as-read";
import { faultCodes } from "@/testing/fault-codes";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, orderFrom, placeOrder, readShop, type Shop } from "@/testing/shop-order";
import { startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { writtenMails } from "@/testing/written-mails";

type Article = AdminItem<typeof declinationResource>;
const SITE = 901;
/** Bottles of red and of white in a box. */
const [REDS, WHITES] = [4, 2];

let platform: TestPlatform;
let admin: Person;
let shop: Shop;
let changes: Change[];
const everySite = () => platform.database.everySite;

beforeAll(async () => {
  platform = await openTestPlatform();
  changes = announcedChanges(platform);
  admin = await aPerson(platform, "ADMIN");
  shop = await readShop(platform);
  const [white] = await everySite()
    .insert(stocks)
    .values({ idSite: SITE, reference: "WHITE", quantity: 0 })
    .returning();
  await everySite()
    .update(declinations)
    .set({ idStock: white?.id ?? null })
    .where(eq(declinations.id, shop.id("B-75")));
  const { status } = await change("C-6", {
    isPackedToOrder: true,
    idStock: null,
    contents: [
      { article: shop.id("R-75"), quantity: REDS },
      { article: shop.id("B-75"), quantity: WHITES },
    ],
  });
  if (status !== 200) throw new Error(`The box is not packed: ${status}`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await startShopAfresh(platform);
  admin = await aPerson(platform, "ADMIN");
  changes.length = 0;
});

const change = (reference: string, body: object) =>
  changeAsRead<Article>(platform, `/admin/declination/${shop.id(reference)}`, {
    headers: admin.headers,
    body,
  });
const faultsOf = async (reference: string, body: object) => {
  const refused = await change(reference, body);
  if (refused.answer.success) throw new Error("It was stored");
  return faultCodes(refused);
};
const isStock = (reference: string) =>
  and(eq(stocks.idSite, SITE), eq(stocks.reference, reference));
const put = (reference: string, quantity: number) =>
  everySite().update(stocks).set({ quantity }).where(isStock(reference));
const left = async () => {
  const rows = await everySite().select().from(stocks).where(eq(stocks.idSite, SITE));
  const of = (reference: string) => rows.find((row) => row.reference === reference)?.quantity;
  return { red: of("SHARED-901"), white: of("WHITE") };
};
const boxes = (quantity: number, besides: Record<string, number> = {}) =>
  aShopOrder(shop, { "C-6": quantity, ...besides });
const stateOfBox = async () => {
  const [row] = await everySite()
    .select()
    .from(declinations)
    .where(eq(declinations.id, shop.id("C-6")));
  const product = await platform.data<Product>("GET", `/product/${row?.idProduct}`);
  return product.declinations.find(({ id }) => id === row?.id)?.stock.state;
};

describe("a box that is packed to order", () => {
  it("takes each article from its stock, and gives each back when it is cancelled", async () => {
    const order = await buyWine(platform, boxes(3));
    expect(await left()).toEqual({ red: 20 - 3 * REDS, white: 20 - 3 * WHITES });
    await order.cancel();
    expect(await left()).toEqual({ red: 20, white: 20 });
  });

  it("is sold out as soon as one of its articles is, and told anew when that changes", async () => {
    expect(await stateOfBox()).toBe("IN");
    await put("WHITE", WHITES);
    await orderFrom(platform, boxes(1));
    expect(await stateOfBox()).toBe("OUT");
    const [row] = await everySite()
      .select()
      .from(declinations)
      .where(eq(declinations.id, shop.id("C-6")));
    expect(changes).toContainEqual({ kind: "productStock", id: row?.idProduct });
  });

  it("is refused beside bottles that leave too few for it, and nothing is taken", async () => {
    const lines = Object.entries({ "R-75": 18, "C-6": 1 }).map(([name, quantity]) => ({
      id: shop.id(name),
      quantity,
    }));
    const { problems } = await platform.data<OrderCheck>("POST", "/order/validate", {
      body: { products: lines },
    });
    expect(problems.map(({ id }) => id)).toEqual([shop.id("C-6")]);
    const { status } = await placeOrder(platform, boxes(1, { "R-75": 18 }));
    expect(status).not.toBe(200);
    expect(await left()).toEqual({ red: 20, white: 20 });
  });

  it("never takes more than there is, whoever is first", async () => {
    await put("WHITE", 3 * WHITES);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => placeOrder(platform, boxes(1))),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(3);
    expect(await left()).toEqual({ red: 20 - 3 * REDS, white: 0 });
  });

  it("is packed from what it held when it was bought, and stands on the shelf by article", async () => {
    const order = await buyWine(platform, boxes(2, { "R-75": 1 }));
    await order.pay();
    const { products, orders: toPack } = await platform.data<Picking>("GET", "/admin/picking", {
      headers: admin.headers,
    });
    expect(products.map(({ reference, quantity }) => [reference, quantity]).sort()).toEqual([
      ["B-75-901", 2 * WHITES],
      ["R-75-901", 2 * REDS + 1],
    ]);
    expect(toPack[0]?.lines[0]?.packed).toMatchObject([
      { reference: "R-75-901", quantity: 2 * REDS },
      { reference: "B-75-901", quantity: 2 * WHITES },
    ]);
    const { stocks: counted } = await platform.data<Inventory>("GET", "/admin/inventory", {
      headers: admin.headers,
    });
    const held = (reference: string) => counted.find((one) => one.reference === reference)?.held;
    expect([held("SHARED-901"), held("WHITE")]).toEqual([2 * REDS + 1, 2 * WHITES]);
  });

  it("comes back whole to the stocks that it was taken from", async () => {
    const order = await buyWine(platform, boxes(2));
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "DELIVERED" });
    const [row] = await everySite().select().from(orders);
    const [line] = await everySite().select().from(orderLines);
    const path = `/admin/order/${row?.id}/return`;
    const page = await platform.data<GoodsReturnPage>("GET", path, { headers: admin.headers });
    expect(page.lines[0]?.isStocked).toBe(true);
    const { status } = await platform.call("POST", path, {
      headers: admin.headers,
      body: {
        lines: [{ id: line?.id, quantity: 1, isBackOnSale: true }],
        reason: "DAMAGED",
        seenRefund: page.lines[0]?.price,
        receipt: "box-came-back",
      },
    });
    expect(status).toBe(200);
    expect(await left()).toEqual({ red: 20 - REDS, white: 20 - WHITES });
  });

  it("is told to who waits for it once the last of its articles is there again", async () => {
    await put("WHITE", 0);
    await platform.data("POST", "/restock", {
      body: { idDeclination: shop.id("C-6"), email: "marie@example.org" },
    });
    await everySite().delete(outbox);
    const [white] = await everySite().select().from(stocks).where(isStock("WHITE"));
    const path = `/admin/stock/${white?.id}/correction`;
    const delivered = { seen: 0, quantity: WHITES, reason: "DELIVERY" };
    await platform.data("POST", path, { headers: admin.headers, body: delivered });
    platform.clock.moveTo(new Date(platform.clock.now().getTime() + 6 * 60_000).toISOString());
    await platform.runDue();
    const told = await writtenMails(platform);
    expect(told.map(({ recipient }) => recipient)).toEqual(["marie@example.org"]);
  });
});

describe("a box that contradicts itself is refused:", () => {
  it("one with a stock of its own, and one with nothing in it", async () => {
    const [shared] = await everySite().select().from(stocks).where(isStock("SHARED-901"));
    expect(await faultsOf("C-6", { idStock: shared?.id })).toEqual({
      idStock: "BOX_WITHOUT_STOCK",
    });
    expect(await faultsOf("C-6", { contents: [] })).toEqual({ contents: "BOX_EMPTY" });
  });

  it("one with another such box in it, from either side", async () => {
    const contents = [{ article: shop.id("C-6"), quantity: 1 }];
    expect(await faultsOf("R-MAGNUM", { isPackedToOrder: true, idStock: null, contents })).toEqual({
      "contents.0.article": "BOX_IN_BOX",
    });
    const bottle = [{ article: shop.id("R-MAGNUM"), quantity: 1 }];
    expect(
      await faultsOf("R-75", { isPackedToOrder: true, idStock: null, contents: bottle }),
    ).toEqual({ isPackedToOrder: "IN_PACKED_BOX" });
  });

  it("by the database too, whoever writes it", async () => {
    const [shared] = await everySite().select().from(stocks).where(isStock("SHARED-901"));
    const both = everySite()
      .update(declinations)
      .set({ idStock: shared?.id ?? 0 })
      .where(eq(declinations.id, shop.id("C-6")));
    await expect(both).rejects.toThrow();
  });
});
