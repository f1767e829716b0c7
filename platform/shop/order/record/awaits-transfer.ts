import { and, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { orderEvents } from "@/platform/db/schema/order";
import { moneyFor } from "@/platform/payment/money";
import type { OrderRow } from "./move-order";

/**
 * True for an order whose transfer may still arrive: it was to be paid so when it was made, and no
 * transfer is recorded. It may have been paid by card since, or be over, but not erased.
 */
export async function awaitsTransfer(tx: Sql, row: OrderRow): Promise<boolean> {
  if (row.totalCents === 0 || row.erasedAt || !(await wasByTransfer(tx, row))) return false;
  const { payments } = await moneyFor(tx, { idOrder: row.id });
  return !payments.some(({ method }) => method === "TRANSFER");
}

/** Whoever pays by card after all has first been too late with a transfer: the history says so. */
async function wasByTransfer(tx: Sql, { id, paymentMethod }: OrderRow): Promise<boolean> {
  if (paymentMethod === "TRANSFER") return true;
  const late = and(eq(orderEvents.idOrder, id), eq(orderEvents.reason, "TRANSFER_LATE"));
  return (
    (await tx.select({ id: orderEvents.id }).from(orderEvents).where(late).limit(1)).length > 0
  );
}
