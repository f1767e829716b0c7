import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderPage } from "@/lib/contract/order-page";
import { soldLabel } from "@/lib/rules/shop/declination-label";
import { goodsReturnLines, goodsReturns, orderLines } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { readLineWords } from "./line-words";

type Returned = OrderPage["history"][number]["returned"];

/** Reads the goods of an order that came back, by the line of its history. */
export async function readReturnedGoods(
  tx: Sql,
  order: { id: number; language: LanguageCode },
  language: LanguageCode,
): Promise<Map<number, Returned>> {
  const rows = await tx
    .select({
      sequence: goodsReturns.sequence,
      quantity: goodsReturnLines.quantity,
      line: orderLines,
    })
    .from(goodsReturns)
    .innerJoin(goodsReturnLines, eq(goodsReturnLines.idReturn, goodsReturns.id))
    .innerJoin(orderLines, eq(orderLines.id, goodsReturnLines.idLine))
    .where(eq(goodsReturns.idOrder, order.id))
    .orderBy(asc(goodsReturns.sequence), asc(orderLines.order));
  const tell = await readLineWords(
    tx,
    rows.map(({ line }) => line),
  );
  const returned = new Map<number, Returned>();
  for (const { sequence, quantity, line } of rows) {
    const name = soldLabel(tell(line, order.language, language), language);
    const entry = { name, quantity };
    returned.set(sequence, [...(returned.get(sequence) ?? []), entry]);
  }
  return returned;
}
