import { desc, eq } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/stock";
import type { LanguageCode } from "@/lib/contract/locale";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { correctStock, takeInventory } from "./correct-stock";
import { readCountedStocks } from "./counted-stocks";

const MOVEMENTS_OF_A_PAGE = 25;

export function stockRouter() {
  /** @throws ApiError NOT_FOUND */
  async function readStock(tx: Sql, language: LanguageCode, id: number) {
    const [stock] = await readCountedStocks(tx, language, [id]);
    if (!stock) throw new ApiError("NOT_FOUND");
    return stock;
  }
  return newRouter()
    .answer(calls.getStockHistory, async ({ tx, language }, { param: { id }, query: { page } }) => {
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
    .answer(calls.correctStock, async (work, { param: { id }, json }) => {
      await correctStock(work, id, json);
      return readStock(work.tx, work.language, id);
    })
    .answer(calls.getInventory, async ({ tx, language }) => ({
      stocks: await readCountedStocks(tx, language),
    }))
    .answer(calls.takeInventory, async (work, { json }) => {
      await takeInventory(work, work.language, json);
      return { stocks: await readCountedStocks(work.tx, work.language) };
    });
}
