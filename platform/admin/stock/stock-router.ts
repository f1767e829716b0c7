import { z } from "@hono/zod-openapi";
import { desc, eq } from "drizzle-orm";
import {
  countedStockSchema,
  inventoryRequestSchema,
  inventorySchema,
  stockCorrectionRequestSchema,
  stockHistorySchema,
} from "@/lib/contract/admin/stock-movement";
import type { LanguageCode } from "@/lib/contract/locale";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { correctStock, takeInventory } from "./correct-stock";
import { readCountedStocks } from "./counted-stocks";

const params = z.object({ id: integerParam() });

/** How many changes of a stock are shown at once. */
const MOVEMENTS_OF_A_PAGE = 25;

const history = route({
  name: "getStockHistory",
  area: "admin",
  can: "stock:read",
  method: "get",
  path: "/admin/stock/{id}/history",
  summary: "A stock with all that has changed it, the latest first, 25 a page",
  request: { params, query: z.object({ page: z.coerce.number().int().min(1).default(1) }) },
  responses: responses(stockHistorySchema, "The stock and its history"),
});

const correct = route({
  name: "correctStock",
  area: "admin",
  can: "stock:change",
  method: "post",
  path: "/admin/stock/{id}/correction",
  summary: "Corrects a stock by hand, with the reason",
  request: { params, ...body(stockCorrectionRequestSchema) },
  responses: responses(countedStockSchema, "The stock as it is now"),
});

const inventory = route({
  name: "getInventory",
  area: "admin",
  can: "stock:read",
  method: "get",
  path: "/admin/inventory",
  summary: "Every stock with what is to stand on the shelf of it",
  responses: responses(inventorySchema, "The stocks, by their reference"),
});

const count = route({
  name: "takeInventory",
  area: "admin",
  can: "stock:change",
  method: "post",
  path: "/admin/inventory",
  summary: "Takes what was counted for what there is: all of the counts, or none",
  request: body(inventoryRequestSchema),
  responses: responses(inventorySchema, "The stocks as they are now"),
});

export function stockRouter() {
  /** @throws ApiError NOT_FOUND */
  async function readStock(tx: Sql, language: LanguageCode, id: number) {
    const [stock] = await readCountedStocks(tx, language, [id]);
    if (!stock) throw new ApiError("NOT_FOUND");
    return stock;
  }
  return newRouter()
    .answer(history, async ({ tx, language }, { param: { id }, query: { page } }) => {
      const stock = await readStock(tx, language, id);
      const isOfStock = eq(stockMovements.idStock, id);
      const rows = await tx
        .select()
        .from(stockMovements)
        .where(isOfStock)
        .orderBy(desc(stockMovements.id))
        .limit(MOVEMENTS_OF_A_PAGE)
        .offset((page - 1) * MOVEMENTS_OF_A_PAGE);
      return {
        ...stock,
        movements: rows.map(({ idSite: _site, idStock: _stock, at, ...movement }) => ({
          ...movement,
          at: at.toISOString(),
        })),
        total: await tx.$count(stockMovements, isOfStock),
      };
    })
    .answer(correct, async (work, { param: { id }, json }) => {
      await correctStock(work, id, json);
      return readStock(work.tx, work.language, id);
    })
    .answer(inventory, async ({ tx, language }) => ({
      stocks: await readCountedStocks(tx, language),
    }))
    .answer(count, async (work, { json }) => {
      await takeInventory(work, work.language, json);
      return { stocks: await readCountedStocks(work.tx, work.language) };
    });
}
