import { eq } from "drizzle-orm";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import { stocks } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import { cartLineError } from "./line-error";
import type { ShopLine } from "./shop-lines";

/**
 * Builds the error of an order whose stock was sold to others meanwhile: each line tells the rest
 * of the stock that was too small.
 * @param lines the order's, in its order
 */
export async function stockGone(tx: Sql, lines: ShopLine[], idStock: number): Promise<ApiError> {
  const [stock] = await tx.select().from(stocks).where(eq(stocks.id, idStock));
  let units = stock?.quantity ?? 0;
  const errors: Record<string, InvalidField> = {};
  for (const [index, line] of lines.entries()) {
    const part = line.parts.find((one) => one.idStock === idStock);
    if (!part) continue;
    const left = unitsInStock(Math.max(0, units), part.units);
    const error = cartLineError({ ...line, left });
    if (error) errors[`products.${index}`] = error;
    units -= line.quantity * part.units;
  }
  return new ApiError("CONFLICT", "ORDER_STOCK_GONE", errors);
}
