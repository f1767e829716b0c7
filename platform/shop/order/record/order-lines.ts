import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Order } from "@/lib/contract/order";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { orderLines } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { readLineWords } from "./line-words";

/**
 * Reads the lines of an order as they were bought; in the words of a language.
 * @param told.from language in which the order was made
 */
export async function readOrderLinesIn(
  tx: Sql,
  idOrder: number,
  told: { from: LanguageCode; to: LanguageCode },
): Promise<Order["lines"]> {
  const lines = await rowsOf(tx, idOrder);
  const tell = await readLineWords(tx, lines);
  return lines.map((line) => orderLineView({ ...line, ...tell(line, told.from, told.to) }));
}

/** Reads the lines of an order as they were bought. */
export async function readOrderLines(tx: Sql, idOrder: number): Promise<Order["lines"]> {
  return (await rowsOf(tx, idOrder)).map(orderLineView);
}

const rowsOf = (tx: Sql, idOrder: number) =>
  tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, idOrder))
    .orderBy(asc(orderLines.order));

export function orderLineView(line: typeof orderLines.$inferSelect): Order["lines"][number] {
  const { id, reference, name, declinationName, quantity, priceCents, vatRate } = line;
  return {
    id,
    reference,
    name,
    declinationName,
    quantity,
    vatRate,
    price: eurosFromCents(priceCents),
    total: eurosFromCents(priceCents * quantity),
  };
}
