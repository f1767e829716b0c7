import { and, eq } from "drizzle-orm";
import type { RestockAnswer } from "@/lib/contract/restock";
import { stocks } from "@/platform/db/schema/catalogue";
import { outbox } from "@/platform/db/schema/outbox";
import { restockRequests } from "@/platform/db/schema/restock";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import { atOnce } from "@/simulations/at-once";
import { declinationId } from "@/testing/filled-cart";
import { aPerson } from "@/testing/scene";
import { IN_CELLAR, startShopAfresh } from "@/testing/start-shop-afresh";
import { IN_SITE, mailsOf, type Race } from "./race";

export const oneRestock: Race = {
  name: "who waits for what is sold out does so once, and is told once",
  crowd: 30,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    await startShopAfresh(platform);
    await everySite.delete(restockRequests);
    const isShared = and(eq(stocks.idSite, IN_SITE), eq(stocks.reference, `SHARED-${IN_SITE}`));
    const fill = (quantity: number) => everySite.update(stocks).set({ quantity }).where(isShared);
    await fill(0);
    const idDeclination = await declinationId(platform, "R-75");
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    const [stock] = await everySite.select().from(stocks).where(isShared);
    const ask = (email: string) =>
      platform.call("POST", "/restock", { body: { idDeclination, email } });
    const answers = await atOnce(crowd, () => ask("anne@example.org"));
    const asked = await mailsOf(platform, "asked");
    // Bottles come in while others still ask: every accepted wait is told.
    const [late] = await Promise.all([
      atOnce(crowd, (index) => ask(`late-${index}@example.org`)),
      platform.call("POST", `/admin/stock/${stock?.id}/correction`, {
        headers: { ...headers },
        body: { seen: 0, quantity: 12, reason: "DELIVERY" },
      }),
    ]);
    const waited = late.filter(({ answer }) => (answer.data as RestockAnswer).isWaiting).length;
    platform.clock.moveTo(new Date(platform.clock.now().getTime() + 10 * 60_000).toISOString());
    await atOnce(2, () => platform.runDue());
    const letters = await everySite.select({ event: outbox.event }).from(outbox);
    const told = letters.filter(({ event }) => event.endsWith(":came")).length;
    return {
      answers: answers.filter(({ status }) => status === 200).length / crowd,
      asked,
      told: await mailsOf(platform, "came"),
      everybody: told / (waited + 1),
      left: 1 + (await everySite.$count(restockRequests)),
    };
  },
};

let inventories = 0;

export const oneInventory: Race = {
  name: "an inventory is taken by one of those who counted from the same number",
  crowd: 12,
  run: async (platform, crowd) => {
    const { everySite } = platform.database;
    await startShopAfresh(platform);
    const { headers } = await aPerson(platform, "ADMIN", IN_SITE);
    const isShared = and(eq(stocks.idSite, IN_SITE), eq(stocks.reference, `SHARED-${IN_SITE}`));
    const [stock] = await everySite.select().from(stocks).where(isShared);
    if (!stock) throw new Error("There is no shared stock");
    inventories += 1;
    const note = `Inventory ${inventories}`;
    const answers = await atOnce(crowd, (index) =>
      platform.call("POST", "/admin/inventory", {
        headers: { ...headers },
        body: { counts: { [stock.id]: { expected: IN_CELLAR, counted: index + 1 } }, note },
      }),
    );
    const isOfThese = and(eq(stockMovements.idStock, stock.id), eq(stockMovements.note, note));
    return {
      answers: answers.filter(({ status }) => status === 200).length,
      told: answers.filter(({ status }) => status === 409).length / (crowd - 1),
      movements: await everySite.$count(stockMovements, isOfThese),
    };
  },
};
