import { eq, inArray } from "drizzle-orm";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import { declinations } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { setDeadlines } from "@/platform/jobs/set-deadline";
import { articlesLeft, type PackedBox, readBoxesOf } from "@/platform/shop/catalogue/stock-parts";
import type { StockChange } from "./change-stock";

/** Delay before anybody is told, in milliseconds: a wrong count is put right meanwhile. */
const PAUSE = 5 * 60_000;

/** Schedules the notices to all who wait for products that are available again. */
export async function planRestock(tx: Sql, changes: StockChange[]): Promise<void> {
  const grown = changes.filter(({ before, after }) => after > before);
  if (grown.length === 0) return;
  const awaited = await tx
    .selectDistinct({
      id: declinations.id,
      idSite: declinations.idSite,
      idStock: declinations.idStock,
      stockUnits: declinations.stockUnits,
    })
    .from(declinations)
    .innerJoin(restockRequests, eq(restockRequests.idDeclination, declinations.id))
    .where(
      inArray(
        declinations.idStock,
        grown.map(({ idStock }) => idStock),
      ),
    );
  const boxes = await readAwaitedBoxes(
    tx,
    grown.map(({ idStock }) => idStock),
  );
  const noticeOf = ({ id, idSite }: { id: number; idSite: number }, { at }: StockChange) => ({
    idSite,
    kind: "RESTOCK" as const,
    subject: String(id),
    dueAt: new Date(at.getTime() + PAUSE),
  });
  await setDeadlines(tx, [
    ...awaited.flatMap((article) => {
      const change = grown.find(({ idStock }) => idStock === article.idStock);
      if (!change || unitsInStock(change.after, article.stockUnits) === 0) return [];
      return [noticeOf(article, change)];
    }),
    ...boxes.flatMap((box) => {
      const change = grown.find(({ idStock }) =>
        box.parts.some((part) => part.idStock === idStock),
      );
      return change && articlesLeft(box.parts) !== 0 ? [noticeOf(box, change)] : [];
    }),
  ]);
}

/** Reads the boxes packed to order that take from some stocks, and that somebody waits for. */
async function readAwaitedBoxes(tx: Sql, idsOfStocks: number[]): Promise<PackedBox[]> {
  const boxes = await readBoxesOf(tx, idsOfStocks);
  if (boxes.length === 0) return [];
  const ids = boxes.map(({ id }) => id);
  const awaited = await tx
    .selectDistinct({ id: restockRequests.idDeclination })
    .from(restockRequests)
    .where(inArray(restockRequests.idDeclination, ids));
  return boxes.filter((box) => awaited.some(({ id }) => id === box.id));
}
