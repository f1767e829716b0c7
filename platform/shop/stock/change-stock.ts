import { and, eq, sql } from "drizzle-orm";
import { stocks } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { causeOfStock, type StockCause } from "@/platform/db/stock-history";

/** Units added, or taken where negative; or a count that replaces the number seen. */
export type StockStep = { add: number } | { from: number; to: number };

export interface StockChange {
  idStock: number;
  before: number;
  after: number;
  at: Date;
}

/**
 * Changes a stock. A trigger writes the change into its history, with the cause that stands beside
 * the new quantity. Visitors learn of it by `announceStock`.
 * @returns undefined where the stock is not the one that was seen
 * @throws the constraint `stock_never_negative` where less would be left than nothing
 */
export async function changeStock(
  tx: Sql,
  idStock: number,
  { step, cause }: { step: StockStep; cause: StockCause },
): Promise<StockChange | undefined> {
  const noted = sql`${causeOfStock(cause)} is not null`;
  const isAdded = "add" in step;
  const [changed] = await tx
    .update(stocks)
    .set({ quantity: isAdded ? sql`${stocks.quantity} + ${step.add}` : step.to })
    .where(and(eq(stocks.id, idStock), isAdded ? undefined : eq(stocks.quantity, step.from), noted))
    .returning({ after: stocks.quantity });
  if (!changed) return undefined;
  const { after } = changed;
  return { idStock, before: isAdded ? after - step.add : step.from, after, at: cause.at };
}
