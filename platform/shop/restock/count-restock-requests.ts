import { count, eq, inArray } from "drizzle-orm";
import { declinations } from "@/platform/db/schema/catalogue";
import { restockRequests } from "@/platform/db/schema/restock";
import type { Sql } from "@/platform/db/sql";

/** Counts the requests that wait for each of some stocks, by the stock's id. */
export async function countRestockRequests(
  tx: Sql,
  idsOfStocks: number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ idStock: declinations.idStock, waiting: count() })
    .from(restockRequests)
    .innerJoin(declinations, eq(declinations.id, restockRequests.idDeclination))
    .where(inArray(declinations.idStock, idsOfStocks))
    .groupBy(declinations.idStock);
  return new Map(
    rows.flatMap(({ idStock, waiting }) => (idStock === null ? [] : [[idStock, waiting]])),
  );
}
