import { eq } from "drizzle-orm";
import { payOrderUntil } from "@/lib/rules/shop/order-payment-time";
import { wasLost } from "@/lib/rules/shop/order-state";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { reclaimOrder } from "./reclaim-order";

/** Sets the time until which an unpaid order keeps its stock and discount. */
export async function keepUntilPaid(tx: Sql, order: OrderRow, now: Date): Promise<OrderRow> {
  const { id: idOrder, idSite } = order;
  const dueAt = payOrderUntil(order.paymentMethod, now);
  await tx.update(orders).set({ payUntil: dueAt }).where(eq(orders.id, idOrder));
  const subject = String(idOrder);
  await setDeadline(tx, { idSite, kind: "ORDER_UNPAID", subject, idOrder, dueAt });
  return { ...order, payUntil: dueAt };
}

/**
 * Gives an order that was lost by not paying its stock and its discount again, for a customer who
 * goes to pay after all: by card, and for as long as that takes. Any other order stays as it is.
 * @throws ApiError CONFLICT when they are no longer available, or it is too late
 */
export async function holdOrderAgain(tx: Sql, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!wasLost(order)) return order;
  const problem = await reclaimOrder(tx, order, now);
  if (problem) throw new ApiError("CONFLICT", problem);
  const historyEvent = { at: now, by: "CUSTOMER" } as const;
  const heldOrder = await moveOrder(tx, order, "HOLD", historyEvent, {
    cancelReason: null,
    paymentMethod: "CARD",
  });
  return keepUntilPaid(tx, heldOrder, now);
}
