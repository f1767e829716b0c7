import { and, countDistinct, eq, inArray, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { boxContents, declinations } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";

/**
 * Counts the requests that wait for each of some stocks, by the stock's id; who waits for a box that
 * is packed to order waits for all that it takes from.
 */
export async function countRestockRequests(
  tx: Sql,
  idsOfStocks: number[],
): Promise<Map<number, number>> {
  const taken = alias(declinations, "taken");
  const rows = await tx
    .select({ idStock: taken.idStock, waiting: countDistinct(restockRequests.id) })
    .from(restockRequests)
    .innerJoin(declinations, eq(declinations.id, restockRequests.idDeclination))
    .leftJoin(
      boxContents,
      and(eq(boxContents.idBox, declinations.id), eq(declinations.isPackedToOrder, true)),
    )
    .innerJoin(taken, or(eq(taken.id, declinations.id), eq(taken.id, boxContents.idDeclination)))
    .where(inArray(taken.idStock, idsOfStocks))
    .groupBy(taken.idStock);
  return new Map(
    rows.flatMap(({ idStock, waiting }) => (idStock === null ? [] : [[idStock, waiting]])),
  );
}
