import { asc, eq } from "drizzle-orm";
import type { Order } from "@/lib/contract/order";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { orderLine } from "@/platform/db/schema/order";

/** What was bought, line by line, as it was then. */
export async function orderLines(tx: Sql, idOrder: number): Promise<Order["lines"]> {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.idOrder, idOrder))
    .orderBy(asc(orderLine.order));
  return lines.map(orderLineAnswer);
}

/** A line of an order, as its customer sees it. */
export function orderLineAnswer(line: typeof orderLine.$inferSelect): Order["lines"][number] {
  const { id, reference, name, declinationName, quantity, priceCents, vatRate } = line;
  return {
    ...{ id, reference, name, declinationName, quantity, vatRate },
    price: eurosFromCents(priceCents),
    total: eurosFromCents(priceCents * quantity),
  };
}
