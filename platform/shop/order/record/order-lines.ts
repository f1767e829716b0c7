import { asc, eq } from "drizzle-orm";
import type { Order } from "@/lib/contract/order";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { orderLines } from "@/platform/db/schema/order";

/** What was bought, line by line, as it was then. */
export async function readOrderLines(tx: Sql, idOrder: number): Promise<Order["lines"]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.idOrder, idOrder))
    .orderBy(asc(orderLines.order));
  return lines.map(orderLineView);
}

/** A line of an order, as its customer sees it. */
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
