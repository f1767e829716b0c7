import { eq } from "drizzle-orm";
import { declinations, stocks } from "@/platform/db/schema/catalogue";
import { orders } from "@/platform/db/schema/order";
import { buyWine } from "@/testing/bought-order";
import type { TestPlatform } from "@/testing/test-platform";
import { staffGets } from "./get-case";
import { resourceRowId } from "./resource-rows";
import { byId, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

async function aStock({ database }: TestPlatform) {
  const [stock] = await database.everySite
    .select()
    .from(stocks)
    .where(eq(stocks.idSite, SITE))
    .orderBy(stocks.id)
    .limit(1);
  if (!stock) throw new Error("The cellar is empty");
  return stock;
}

export const stockCases: RouterCases = {
  routes: {
    "GET /admin/stock/{id}/history": async ({ platform }) => {
      const { id } = await aStock(platform);
      const path = (of: number) => `/admin/stock/${of}/history`;
      return [{ path: path(id), nowhere: path(NOBODYS) }];
    },
    "POST /admin/stock/{id}/correction": async ({ platform }) => {
      const { id, quantity: seen } = await aStock(platform);
      const path = (of: number) => `/admin/stock/${of}/correction`;
      const body = { seen, quantity: seen + 1, reason: "DELIVERY" };
      return [{ path: path(id), nowhere: path(NOBODYS), body }];
    },
    "GET /admin/declination/{id}/price": byId(
      declinations,
      (id) => `/admin/declination/${id}/price`,
    ),
    "GET /admin/inventory": plain("/admin/inventory"),
    "POST /admin/inventory": async ({ platform }) => {
      await platform.startAfresh();
      const { id, quantity } = await aStock(platform);
      const counts = { [id]: { expected: quantity, counted: quantity } };
      return [{ path: "/admin/inventory", body: { counts } }];
    },
    "GET /admin/picking": plain("/admin/picking"),
    "POST /admin/picking/handover": async ({ platform }) => {
      await platform.startAfresh();
      const order = await buyWine(platform);
      await order.pay();
      const [row] = await platform.database.everySite.select({ id: orders.id }).from(orders);
      const sent = [{ id: row?.id ?? 0, trackingNumber: "6A 123" }];
      return [{ path: "/admin/picking/handover", body: { orders: sent } }];
    },
  },

  gets: async ({ platform, idSite, admin }) => {
    const get = staffGets(admin);
    const idStock = await resourceRowId(platform, "stock", idSite);
    const idArticle = await resourceRowId(platform, "declination", idSite);
    return {
      "/admin/stock/{id}/history": get(`/admin/stock/${idStock}/history`),
      "/admin/declination/{id}/price": get(`/admin/declination/${idArticle}/price`),
      "/admin/inventory": get("/admin/inventory"),
      "/admin/picking": get("/admin/picking"),
    };
  },
};
