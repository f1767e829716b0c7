import { asc, eq } from "drizzle-orm";
import type { Order } from "@/lib/contract/order";
import { orderEvents } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { type DocumentRow, documentsOf } from "@/platform/document/issue-document";
import { type Money, moneyFor } from "@/platform/payment/money";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { readOrderLines } from "@/platform/shop/order/record/order-lines";

export interface OrderFacts {
  lines: Order["lines"];
  /** First line first; it has one for each version of the row. */
  history: (typeof orderEvents.$inferSelect)[];
  money: Money;
  /** Issued documents, the first one first. */
  documents: DocumentRow[];
}

/**
 * Reads the data of an order besides its row.
 * @param known data that this transaction has just read or written, which is not read again
 */
export async function readOrderFacts(
  tx: Sql,
  { id: idOrder }: OrderRow,
  known: Partial<OrderFacts> = {},
): Promise<OrderFacts> {
  return {
    lines: known.lines ?? (await readOrderLines(tx, idOrder)),
    history:
      known.history ??
      (await tx
        .select()
        .from(orderEvents)
        .where(eq(orderEvents.idOrder, idOrder))
        .orderBy(asc(orderEvents.sequence))),
    money: known.money ?? (await moneyFor(tx, { idOrder })),
    documents: known.documents ?? (await documentsOf(tx, { idOrder })),
  };
}
