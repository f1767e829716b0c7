import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { CountedStock } from "@/lib/contract/admin/stock-movement";
import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderStatus } from "@/lib/contract/order-status";
import { declinations, products, stocks } from "@/platform/db/schema/catalogue";
import { orderLines, orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";

/** Statuses of orders with goods that are taken out of stock but still on the shelf. */
const ON_THE_SHELF: OrderStatus[] = ["AWAITING_PAYMENT", "PAID", "READY"];

/**
 * Reads stocks with their products, and the units that stand there for orders.
 * @param ids those alone; all of the site when left out
 */
export async function readCountedStocks(
  tx: Sql,
  language: LanguageCode,
  ids?: number[],
): Promise<CountedStock[]> {
  const rows = await tx
    .select()
    .from(stocks)
    .where(ids && inArray(stocks.id, ids))
    .orderBy(asc(stocks.reference));
  const names = await readStockNames(tx, language);
  const held = await readHeld(tx);
  return rows.map(({ id, reference, quantity }) => ({
    id,
    reference,
    name: names.get(id) ?? reference,
    quantity,
    held: held.get(id) ?? 0,
  }));
}

export async function readStockNames(
  tx: Sql,
  language: LanguageCode,
): Promise<Map<number, string>> {
  const rows = await tx
    .selectDistinct({
      idStock: declinations.idStock,
      name: sql<string>`${products.translations}->${language}::text->>'name'`,
    })
    .from(declinations)
    .innerJoin(products, eq(products.id, declinations.idProduct))
    .where(isNotNull(declinations.idStock));
  const names = new Map<number, string[]>();
  for (const { idStock, name } of rows) {
    if (idStock !== null) names.set(idStock, [...(names.get(idStock) ?? []), name]);
  }
  return new Map([...names].map(([id, all]) => [id, all.sort().join(", ")]));
}

async function readHeld(tx: Sql): Promise<Map<number, number>> {
  const isOnTheShelf = and(eq(orders.holdsStock, true), inArray(orders.status, ON_THE_SHELF));
  const rows = await tx
    .select({
      idStock: orderLines.idStock,
      units: sql<number>`sum(${orderLines.quantity} * ${orderLines.stockUnits})::integer`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.idOrder))
    .where(and(isNotNull(orderLines.idStock), isOnTheShelf))
    .groupBy(orderLines.idStock);
  const packed = await tx
    .select({ quantity: orderLines.quantity, articles: orderLines.packed })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.idOrder))
    .where(and(sql`${orderLines.packed} <> '[]'`, isOnTheShelf));
  const held = new Map(
    rows.flatMap(({ idStock, units }) => (idStock === null ? [] : [[idStock, units]])),
  );
  for (const { quantity, articles } of packed) {
    for (const { idStock, units } of articles) {
      if (idStock !== null) held.set(idStock, (held.get(idStock) ?? 0) + quantity * units);
    }
  }
  return held;
}
