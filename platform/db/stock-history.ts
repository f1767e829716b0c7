import { sql } from "drizzle-orm";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import { stocks } from "./schema/catalogue";
import type { Sql } from "./sql";

export interface StockCause {
  reason: StockReason;
  at: Date;
  /** Reference of the order that takes it or gives it back. */
  order?: string;
  /** Address of the member of staff who makes the change, and their reason. */
  by?: string;
  note?: string | undefined;
}

/** Returns the SQL that tells the cause of the next change of a stock in its transaction. */
export const causeOfStock = (cause: StockCause) =>
  sql`set_config('app.stock_change', ${JSON.stringify(cause)}, true)`;

/** Opens a stock at an instant, at which its history begins. @returns its id */
export async function openStock(
  tx: Sql,
  stock: typeof stocks.$inferInsert,
  at: Date,
): Promise<number> {
  // A stock of nothing has no movement, and the cause would be that of the next one.
  if (stock.quantity > 0) await tx.execute(sql`select ${causeOfStock({ reason: "BEGIN", at })}`);
  const [opened] = await tx.insert(stocks).values(stock).returning({ id: stocks.id });
  if (!opened) throw new Error(`No stock ${stock.reference} was opened`);
  return opened.id;
}
