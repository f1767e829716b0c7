import { inArray } from "drizzle-orm";
import { stockState, unitsInStock } from "@/lib/rules/shop/stock-state";
import { announce } from "@/platform/db/announce";
import { declinations } from "@/platform/db/schema/catalogue";
import type { Sql } from "@/platform/db/sql";
import { articlesLeft, readBoxesOf } from "@/platform/shop/catalogue/stock-parts";
import { readStockDisplay } from "@/platform/shop/catalogue/stock-view";
import type { StockChange } from "./change-stock";
import { planRestock } from "./plan-restock";

/**
 * Announces the products whose visible stock has changed. Most orders take from ample stock: the
 * site shows no number for it, and no page has to be made anew. A little later, all who wait for a
 * product that is available again are told.
 * @param tx as of `announce`
 */
export async function announceStock(tx: Sql, changes: StockChange[]): Promise<void> {
  if (changes.length === 0) return;
  await planRestock(tx, changes);
  const display = await readStockDisplay(tx);
  const sold = await tx
    .select({
      idProduct: declinations.idProduct,
      idStock: declinations.idStock,
      stockUnits: declinations.stockUnits,
    })
    .from(declinations)
    .where(
      inArray(
        declinations.idStock,
        changes.map(({ idStock }) => idStock),
      ),
    );
  const told = (units: number | null) => {
    const { state, left } = stockState(units, display);
    return `${state} ${left}`;
  };
  const tell = (id: number, before: number | null, after: number | null) => {
    if (told(before) !== told(after)) announce(tx, { kind: "productStock", id });
  };
  for (const { idStock, before, after } of changes) {
    for (const { idProduct, stockUnits } of sold.filter((one) => one.idStock === idStock)) {
      tell(idProduct, unitsInStock(before, stockUnits), unitsInStock(after, stockUnits));
    }
  }
  for (const { idProduct, parts } of await readBoxesOf(
    tx,
    changes.map(({ idStock }) => idStock),
  )) {
    const former = parts.map((part) => {
      const changed = changes.find(({ idStock }) => idStock === part.idStock);
      return { ...part, quantity: changed?.before ?? part.quantity };
    });
    tell(idProduct, articlesLeft(former), articlesLeft(parts));
  }
}
