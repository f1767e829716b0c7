import { and, eq, sql } from "drizzle-orm";
import type { StockReason } from "@/lib/contract/admin/stock-movement";
import { stocks } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";

export interface StockCause {
  reason: StockReason;
  at: Date;
  /** Reference of the order that takes it or gives it back. */
  order?: string;
  /** Address of the member of staff who makes the change, and their reason. */
  by?: string;
  note?: string | undefined;
}

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
  const noted = sql`${noting(cause)} is not null`;
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

/** Opens a stock at an instant, at which its history begins. @returns its id */
export async function openStock(
  tx: Sql,
  stock: typeof stocks.$inferInsert,
  at: Date,
): Promise<number> {
  // A stock of nothing has no movement, and the cause would be that of the next one.
  if (stock.quantity > 0) await tx.execute(sql`select ${noting({ reason: "BEGIN", at })}`);
  const [opened] = await tx.insert(stocks).values(stock).returning({ id: stocks.id });
  if (!opened) throw new Error(`No stock ${stock.reference} was opened`);
  return opened.id;
}

/** Says to the trigger the cause of the next change of a stock in this transaction. */
const noting = (cause: StockCause) =>
  sql`set_config('app.stock_change', ${JSON.stringify(cause)}, true)`;
