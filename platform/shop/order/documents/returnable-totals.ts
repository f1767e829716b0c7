import { eq } from "drizzle-orm";
import { goodsReturns } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { creditableVats } from "./issue-order-documents";

/**
 * Computes the sum of an order that can still go back for goods, by rate of VAT in percent, in
 * cents: the sum not credited yet, less the sums withheld for goods that came back before.
 */
export async function returnableTotals(
  tx: Sql,
  idOrder: number,
): Promise<{ rate: number; totalCents: number }[]> {
  const withheld = await readWithheld(tx, idOrder);
  return (await creditableVats(tx, idOrder)).map(({ rate, totalCents }) => ({
    rate,
    totalCents: totalCents - sumOf(withheld.filter((part) => part.rate === rate)),
  }));
}

/** Sums the amounts withheld for goods of an order that came back, in cents. */
export const withheldBefore = async (tx: Sql, idOrder: number): Promise<number> =>
  sumOf(await readWithheld(tx, idOrder));

async function readWithheld(tx: Sql, idOrder: number) {
  const rows = await tx
    .select({ withheld: goodsReturns.withheld })
    .from(goodsReturns)
    .where(eq(goodsReturns.idOrder, idOrder));
  return rows.flatMap(({ withheld }) => withheld);
}

const sumOf = (parts: { withheldCents: number }[]) =>
  parts.reduce((sum, { withheldCents }) => sum + withheldCents, 0);
