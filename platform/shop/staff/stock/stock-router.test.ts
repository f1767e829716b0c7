import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Inventory, StockHistory } from "@/lib/contract/admin/stock-movement";
import type { Change } from "@/lib/contract/change";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { auditEntries } from "@/platform/db/schema/audit";
import { stocks } from "@/platform/db/schema/catalogue";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import { announcedChanges } from "@/testing/announced-changes";
import { type BoughtOrder, buyWine } from "@/testing/bought-order";
import { aPerson, type Person } from "@/testing/scene";
import { aShopOrder, readShop } from "@/testing/shop-order";
import { IN_CELLAR, startShopAfresh } from "@/testing/start-shop-afresh";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let admin: Person;
let colleague: Person;
let changes: Change[];
beforeAll(async () => {
  platform = await openTestPlatform();
  admin = await aPerson(platform, "ADMIN");
  colleague = await aPerson(platform, "ADMIN");
  changes = announcedChanges(platform);
});
beforeEach(() => startShopAfresh(platform));
afterAll(() => platform.close());

const sharedStock = async () => {
  const [stock] = await platform.database.everySite
    .select()
    .from(stocks)
    .where(and(eq(stocks.idSite, 901), eq(stocks.reference, "SHARED-901")));
  if (!stock) throw new Error("There is no shared stock");
  return stock;
};
const history = async () =>
  platform.data<StockHistory>("GET", `/admin/stock/${(await sharedStock()).id}/history`, {
    headers: admin.headers,
  });
const correct = async (body: object, by = admin) =>
  platform.call("POST", `/admin/stock/${(await sharedStock()).id}/correction`, {
    body,
    headers: by.headers,
  });
const count = (counts: object, by = admin) =>
  platform.call<Inventory>("POST", "/admin/inventory", {
    body: { counts, note: "Fin de mois" },
    headers: by.headers,
  });

/** Finds the stocks that differ from the sum of their history. */
const stocksThatDiffer = async () =>
  (
    (await platform.database.everySite.execute(
      sql`select s.reference from stock s left join stock_movement m on m.id_stock = s.id
          group by s.id having s.quantity <> coalesce(sum(m.units), 0)`,
    )) as { rows: object[] }
  ).rows;

const buyShared = async (): Promise<BoughtOrder> =>
  buyWine(platform, aShopOrder(await readShop(platform, 901), { "R-75": 2 }));

describe("the history of a stock", () => {
  it("says of each change why, for which order and when, and comes to the stock", async () => {
    const order = await buyShared();
    await order.pay();
    await order.company({ action: "SHIP" });
    await order.company({ action: "LOST", remedy: "SEND_AGAIN" });
    await order.company({ action: "CANCEL", reason: "WRONG_ADDRESS" });
    await correct({ seen: IN_CELLAR - 2, quantity: 12, reason: "BREAKAGE", note: "Caisse tombée" });
    const { movements, quantity } = await history();
    const reference = order.made.reference;
    expect(movements.slice(0, 4)).toMatchObject([
      {
        reason: "BREAKAGE",
        units: 14 - IN_CELLAR,
        quantity: 12,
        by: admin.email,
        note: "Caisse tombée",
      },
      { reason: "CANCEL", units: 2, order: reference, by: null },
      { reason: "LOST", units: -2, order: reference },
      { reason: "ORDER", units: -2, order: reference, at: "2026-11-20T09:00:00.000Z" },
    ]);
    expect(quantity).toBe(12);
    expect(await stocksThatDiffer()).toEqual([]);
  });

  it("is written by the database, whoever changes the stock, and by nobody else", async () => {
    const { id, idSite } = await sharedStock();
    const { everySite } = platform.database;
    await everySite.update(stocks).set({ quantity: 3 }).where(eq(stocks.id, id));
    expect((await history()).movements[0]).toMatchObject({ reason: "UNKNOWN", quantity: 3 });
    const values = {
      idSite,
      idStock: id,
      at: new Date(),
      units: 1,
      quantity: 4,
      reason: "OTHER",
    } as const;
    await expect(everySite.insert(stockMovements).values(values)).rejects.toThrow();
    await expect(everySite.update(stockMovements).set({ units: 9 })).rejects.toThrow();
    await expect(everySite.delete(stockMovements)).rejects.toThrow();
    expect(await stocksThatDiffer()).toEqual([]);
  });

  it("would not come to the stock without its trigger", async () => {
    const { id } = await sharedStock();
    const { everySite } = platform.database;
    await everySite.execute(sql`alter table stock disable trigger stock_keeps_its_history`);
    await everySite.update(stocks).set({ quantity: 1 }).where(eq(stocks.id, id));
    expect(await stocksThatDiffer()).toHaveLength(1);
    await everySite.update(stocks).set({ quantity: IN_CELLAR }).where(eq(stocks.id, id));
    await everySite.execute(sql`alter table stock enable trigger stock_keeps_its_history`);
    expect(await stocksThatDiffer()).toEqual([]);
  });
});

describe("a correction by hand", () => {
  it("is made by one of two who saw the same: the other is told", async () => {
    changes.length = 0;
    const body = { seen: IN_CELLAR, reason: "TASTING" };
    const answers = await Promise.all([
      correct({ ...body, quantity: IN_CELLAR - 1 }),
      correct({ ...body, quantity: IN_CELLAR - 6 }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    // The site tells nobody how many are left.
    expect(changes).toEqual([]);
    const entries = await platform.database.everySite.select().from(auditEntries);
    expect(entries.at(-1)).toMatchObject({
      action: "TASTING",
      subject: "stock SHARED-901",
      before: { quantity: IN_CELLAR },
    });
  });

  it("would undo the other’s, did it not say what it saw", async () => {
    const { id } = await sharedStock();
    const cause = { reason: "TASTING", at: new Date() } as const;
    const set = (quantity: number) =>
      platform.database.inSite(901, async (tx) => {
        await tx.execute(
          sql`select set_config('app.stock_change', ${JSON.stringify(cause)}, true)`,
        );
        return tx.update(stocks).set({ quantity }).where(eq(stocks.id, id)).returning();
      });
    const both = await Promise.all([set(19), set(14)]);
    expect(both.map((rows) => rows.length)).toEqual([1, 1]);
  });

  it.each([
    ["less than nothing", { quantity: -1, reason: "OTHER" }],
    ["half a bottle", { quantity: 1.5, reason: "OTHER" }],
    ["a reason that is not given by hand", { quantity: 1, reason: "ORDER" }],
  ])("refuses %s", async (_, body) => {
    expect((await correct({ seen: IN_CELLAR, ...body })).status).toBe(422);
    expect((await sharedStock()).quantity).toBe(IN_CELLAR);
  });
});

describe("an inventory", () => {
  it("counts what waits for orders too, and takes the rest for what can be sold", async () => {
    const order = await buyShared();
    await order.pay();
    const { id } = await sharedStock();
    const { stocks: before } = await platform.data<Inventory>("GET", "/admin/inventory", {
      headers: admin.headers,
    });
    expect(before.find((stock) => stock.id === id)).toMatchObject({
      quantity: IN_CELLAR - 2,
      held: 2,
    });
    expect((await count({ [id]: { expected: IN_CELLAR, counted: IN_CELLAR - 1 } })).status).toBe(
      200,
    );
    expect(await history()).toMatchObject({ quantity: IN_CELLAR - 3, held: 2 });
    expect((await history()).movements[0]).toMatchObject({
      reason: "INVENTORY",
      units: -1,
      note: "Fin de mois",
      by: admin.email,
    });
    const tooFew = await count({ [id]: { expected: IN_CELLAR - 1, counted: 1 } });
    expect(tooFew.status).toBe(422);
    expect((tooFew.answer as unknown as ErrorResponse).data.errors).toMatchObject({
      [`counts.${id}.counted`]: { message: expect.stringContaining("2") },
    });
  });

  it("is saved by one of two: the other learns at the line what is expected by now", async () => {
    const { id } = await sharedStock();
    const answers = await Promise.all([
      count({ [id]: { expected: IN_CELLAR, counted: 11 } }),
      count({ [id]: { expected: IN_CELLAR, counted: 12 } }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)?.answer as unknown as ErrorResponse;
    expect(lost.data.errors[`counts.${id}.counted`]?.message).toMatch(/1[12]/);
    const { quantity } = await sharedStock();
    expect([11, 12]).toContain(quantity);
  });
});
