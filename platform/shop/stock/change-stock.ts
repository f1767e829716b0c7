import { and, eq, type SQL, sql } from "drizzle-orm";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import type { Sql } from "@/platform/db/database";
import { stocks } from "@/platform/db/schema/catalogue";

/** Why a stock changes, for its history. */
export interface StockCause {
  reason: StockReason;
  at: Date;
  /** The reference of the order that takes it or gives it back. */
  order?: string;
  /** The address of who of the staff says so, and what they say of it. */
  by?: string;
  note?: string | undefined;
}

/**
 * Changes a stock. A trigger writes the change into its history, with the cause that stands beside the
 * new quantity: this is the one place that says it.
 * @param quantity the new quantity, in terms of the old one
 * @param among besides the id, what has to hold of the stock for it to change
 * @returns whether it has changed
 * @throws the constraint `stock_never_negative` where less would be left than nothing
 */
export async function changeStock(
  tx: Sql,
  idStock: number,
  quantity: SQL | number,
  { cause, among }: { cause: StockCause; among?: SQL },
): Promise<boolean> {
  const noted = sql`set_config('app.stock_change', ${JSON.stringify(cause)}, true) is not null`;
  const changed = await tx
    .update(stocks)
    .set({ quantity })
    .where(and(eq(stocks.id, idStock), among, noted))
    .returning({ id: stocks.id });
  return changed.length > 0;
}
