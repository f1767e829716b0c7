import { and, asc, eq } from "drizzle-orm";
import { orderLines, orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import type { StockCause } from "@/platform/db/stock-history";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { announceStock } from "@/platform/shop/stock/announce-stock";
import { changeStock, type StockChange } from "@/platform/shop/stock/change-stock";

export interface Taken {
  idStock: number;
  units: number;
}

/**
 * Takes units out of the cellar, all or none: the constraint `stock_never_negative` forbids to take
 * more than is there. Stocks are taken in the order of their ids, so that two orders never wait for
 * each other.
 * @returns the changes, for `announceStock`, or the id of the stock that has too little; the
 *   transaction is to be rolled back then
 */
export async function takeUnits(
  tx: Sql,
  taken: Taken[],
  cause: StockCause,
): Promise<{ changes: StockChange[]; lacking?: undefined } | { lacking: number }> {
  const changes: StockChange[] = [];
  for (const { idStock, units } of summed(taken)) {
    try {
      const step = { add: -units };
      const change = await tx.transaction((inner) => changeStock(inner, idStock, { step, cause }));
      if (change) changes.push(change);
    } catch (error) {
      if (sqlState(error).constraint === "stock_never_negative") return { lacking: idStock };
      throw error;
    }
  }
  return { changes };
}

async function putBack(tx: Sql, back: Taken[], cause: StockCause): Promise<void> {
  const changes: StockChange[] = [];
  for (const { idStock, units } of summed(back)) {
    const change = await changeStock(tx, idStock, { step: { add: units }, cause });
    if (change) changes.push(change);
  }
  await announceStock(tx, changes);
}

function summed(taken: Taken[]): Taken[] {
  const units = new Map<number, number>();
  for (const entry of taken)
    units.set(entry.idStock, (units.get(entry.idStock) ?? 0) + entry.units);
  return [...units]
    .map(([idStock, sum]) => ({ idStock, units: sum }))
    .sort((a, b) => a.idStock - b.idStock);
}

/** Reads the units of an order's lines, or of `ids` alone, less the returned ones. */
async function takenBy(tx: Sql, idOrder: number, ids?: number[]): Promise<Taken[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, idOrder))
    .orderBy(asc(orderLines.id));
  return lines.flatMap((line) =>
    ids?.includes(line.id) === false ? [] : unitsOf(line, line.quantity - line.returnedQuantity),
  );
}

type StockedLine = Pick<typeof orderLines.$inferSelect, "idStock" | "stockUnits" | "packed">;

/** Returns the units of each stock that some pieces of a line were taken from. */
export const unitsOf = ({ idStock, stockUnits, packed }: StockedLine, pieces: number): Taken[] =>
  [{ idStock, units: stockUnits }, ...packed].flatMap((taken) =>
    taken.idStock === null ? [] : [{ idStock: taken.idStock, units: pieces * taken.units }],
  );

export async function returnToStock(
  tx: Sql,
  order: OrderRow,
  { at, back }: { at: Date; back: Taken[] },
): Promise<void> {
  await putBack(tx, back, { reason: "RETURN", at, order: order.reference });
}

/**
 * Releases the stock of an order, once: its stock is back on sale, except lines that are missing or
 * spoilt, which are written off.
 * @param how.at instant of the release
 * @param how.lines the ids of the lines that go back on sale; all when left out
 */
export async function releaseStock(
  tx: Sql,
  order: OrderRow,
  { at, lines }: { at: Date; lines?: number[] | undefined },
): Promise<void> {
  // The row may have been read before another released it.
  const released = await tx
    .update(orders)
    .set({ holdsStock: false })
    .where(and(eq(orders.id, order.id), eq(orders.holdsStock, true)))
    .returning({ id: orders.id });
  if (released.length === 0) return;
  const hasLeft = order.shippedAt !== null || order.deliveredAt !== null;
  const cause = { reason: hasLeft ? "RETURN" : "CANCEL", at, order: order.reference } as const;
  await putBack(tx, await takenBy(tx, order.id, lines), cause);
}

/**
 * Takes the stock of an order out of the cellar again: of one that was lost by not paying, or whose
 * parcel was lost. Call it with the order locked.
 * @returns false when it is not there, and nothing has changed
 */
export async function holdStockAgain(
  tx: Sql,
  order: OrderRow,
  { at, reason }: Pick<StockCause, "at" | "reason">,
): Promise<boolean> {
  const taken = await takenBy(tx, order.id);
  const cause = { reason, at, order: order.reference };
  const changes = await tx
    .transaction(async (inner) => {
      const outcome = await takeUnits(inner, taken, cause);
      if (outcome.lacking !== undefined) throw new NotThere();
      return outcome.changes;
    })
    .catch((error: unknown) => {
      if (error instanceof NotThere) return undefined;
      throw error;
    });
  if (!changes) return false;
  await tx.update(orders).set({ holdsStock: true }).where(eq(orders.id, order.id));
  await announceStock(tx, changes);
  return true;
}

/** Thrown to roll back the stock taken for an order of which a part is missing. */
class NotThere extends Error {}
