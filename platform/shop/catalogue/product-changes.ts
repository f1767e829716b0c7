import { and, eq, inArray, max, or } from "drizzle-orm";
import { declinations, type products } from "@/platform/db/schema/catalogue";
import { stockMovements } from "@/platform/db/schema/stock-movement";
import type { Sql } from "@/platform/db/sql";

type Product = Pick<typeof products.$inferSelect, "id" | "changedAt">;

/**
 * Reads when what the sheets of products show was changed last, by their ids: by the staff, or by a
 * stock that came or gave out. Other sales change nothing that lasts.
 */
export async function readProductChanges(
  tx: Sql,
  shown: readonly Product[],
): Promise<Map<number, Date>> {
  const changes = new Map(shown.map(({ id, changedAt }) => [id, changedAt]));
  for (const { idProduct, at } of await readStockChanges(tx, [...changes.keys()])) {
    const known = changes.get(idProduct);
    if (at && known && at > known) changes.set(idProduct, at);
  }
  return changes;
}

/** Reads when a stock of each product came or gave out last: its first movement is where it began. */
function readStockChanges(tx: Sql, ids: number[]) {
  const { idStock, quantity, units, at } = stockMovements;
  return tx
    .select({ idProduct: declinations.idProduct, at: max(at) })
    .from(declinations)
    .innerJoin(stockMovements, eq(idStock, declinations.idStock))
    .where(
      and(
        eq(declinations.isActive, true),
        inArray(declinations.idProduct, ids),
        or(eq(quantity, 0), eq(quantity, units)),
      ),
    )
    .groupBy(declinations.idProduct);
}
