import { eq } from "drizzle-orm";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import type { Sql } from "@/platform/db/database";
import { stock } from "@/platform/db/schema/catalogue";
import { type FieldFault, Refusal } from "@/platform/http/api-error";
import { lineFault } from "./line-error";
import type { ShopLine } from "./shop-lines";

/**
 * What the customer is told whom others were quicker than: at each line, what is left for it of
 * the heap that had too little.
 * @param lines the order's, in its order
 */
export async function stockGone(tx: Sql, lines: ShopLine[], idStock: number): Promise<Refusal> {
  const [heap] = await tx.select().from(stock).where(eq(stock.id, idStock));
  let units = heap?.quantity ?? 0;
  const errors: Record<string, FieldFault> = {};
  for (const [index, line] of lines.entries()) {
    const { declination, quantity } = line;
    if (declination.idStock !== idStock) continue;
    const left = unitsInStock(Math.max(0, units), declination.stockUnits);
    const fault = lineFault({ ...line, left });
    if (fault) errors[`products.${index}`] = fault;
    units -= quantity * declination.stockUnits;
  }
  return new Refusal("CONFLICT", "ORDER_STOCK_GONE", errors);
}
