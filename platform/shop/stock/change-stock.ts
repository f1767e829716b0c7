import { and, eq, sql } from "drizzle-orm";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import { stocks } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

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

/** Units that are added, taken where negative; or a count in place of the one that was seen. */
export type StockStep = { add: number } | { from: number; to: number };

/** A stock before and after a change, in its units. */
export interface StockChange {
  idStock: number;
  before: number;
  after: number;
  at: Date;
}

/**
 * Changes a stock. A trigger writes the change into its history, with the cause that stands beside the
 * new quantity: this is the one place that says it. Visitors hear of it by `announceStock`.
 * @returns undefined where the stock is not the one that was seen
 * @throws the constraint `stock_never_negative` where less would be left than nothing
 */
export async function changeStock(
  tx: Sql,
  idStock: number,
  { step, cause }: { step: StockStep; cause: StockCause },
): Promise<StockChange | undefined> {
  const noted = sql`set_config('app.stock_change', ${JSON.stringify(cause)}, true) is not null`;
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
