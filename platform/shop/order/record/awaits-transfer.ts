import { and, eq } from "drizzle-orm";
import { orderEvents } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { moneyFor } from "@/platform/payment/money";
import type { OrderRow } from "./move-order";

/**
 * Tells whether an order's transfer may still arrive: it was to be paid so when it was made, and no
 * transfer is recorded. It may have been paid by card since, or be over, but not erased.
 */
export async function awaitsTransfer(tx: Sql, order: OrderRow): Promise<boolean> {
  if (order.totalCents === 0 || order.erasedAt || !(await wasByTransfer(tx, order))) return false;
  const { payments } = await moneyFor(tx, { idOrder: order.id });
  return !payments.some(({ method }) => method === "TRANSFER");
}

/** Tells whether an order was to be paid by transfer, even if a card paid it in the end. */
async function wasByTransfer(tx: Sql, { id, paymentMethod }: OrderRow): Promise<boolean> {
  if (paymentMethod === "TRANSFER") return true;
  const wasLate = and(eq(orderEvents.idOrder, id), eq(orderEvents.reason, "TRANSFER_LATE"));
  return (
    (await tx.select({ id: orderEvents.id }).from(orderEvents).where(wasLate).limit(1)).length > 0
  );
}
