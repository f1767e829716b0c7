import { eq, inArray } from "drizzle-orm";
import { unitsInStock } from "@/lib/rules/shop/stock-state";
import { declinations } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";
import { setDeadlines } from "@/platform/jobs/set-deadline";
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
  await setDeadlines(
    tx,
    awaited.flatMap(({ id, idSite, idStock, stockUnits }) => {
      const change = grown.find((one) => one.idStock === idStock);
      if (!change || unitsInStock(change.after, stockUnits) === 0) return [];
      const dueAt = new Date(change.at.getTime() + PAUSE);
      return [{ idSite, kind: "RESTOCK" as const, subject: String(id), dueAt }];
    }),
  );
}
