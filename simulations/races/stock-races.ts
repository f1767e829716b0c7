import { and, eq } from "drizzle-orm";
import { stocks } from "@/platform/db/schema/catalogue";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import { aPerson } from "@/platform/testing/scene";
import { IN_CELLAR, startShopAfresh } from "@/platform/testing/start-shop-afresh";
import { atOnce } from "@/simulations/at-once";
import { IN_SITE, type Race } from "./race";

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
