import { and, eq } from "drizzle-orm";
import { nextOrderStatus, type OrderEvent } from "@/lib/rules/shop/order-state";
import { orderEvents, orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { HistoryEvent } from "@/platform/purchase/history-event";

export type OrderRow = typeof orders.$inferSelect;

type Changes = Partial<typeof orders.$inferInsert>;

/**
 * Moves an order along the state machine and records the event, as one compare-and-swap: of two
 * calls that read the same version, one succeeds.
 * @throws ApiError CONFLICT when the event is not possible in the order's status
 *   (ACTION_NOT_POSSIBLE), or the order has changed since it was read (CHANGED_MEANWHILE)
 */
export async function moveOrder(
  tx: Sql,
  order: OrderRow,
  event: OrderEvent,
  historyEvent: HistoryEvent,
  changes: Changes = {},
): Promise<OrderRow> {
  const status = nextOrderStatus(order.status, event);
  if (!status) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  return record(tx, order, event, historyEvent, { ...changes, status });
}

/** Records an event that keeps the status: a payment, a refund, or goods that came back. */
export const noteOrder = (
  tx: Sql,
  order: OrderRow,
  event: "PAYMENT" | "REFUND" | "RETURN",
  historyEvent: HistoryEvent,
): Promise<OrderRow> => record(tx, order, event, historyEvent, {});

export async function beginOrderHistory(tx: Sql, order: OrderRow): Promise<void> {
  const { id, idSite, version, status, createdAt } = order;
  await tx.insert(orderEvents).values({
    idSite,
    idOrder: id,
    sequence: version,
    at: createdAt,
    event: "ORDER",
    status,
    by: "CUSTOMER",
  });
}

async function record(
  tx: Sql,
  order: OrderRow,
  event: string,
  historyEvent: HistoryEvent,
  changes: Changes,
): Promise<OrderRow> {
  const [moved] = await tx
    .update(orders)
    .set({ ...changes, version: order.version + 1 })
    .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
    .returning();
  if (!moved) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  await tx.insert(orderEvents).values({
    ...historyEvent,
    idSite: order.idSite,
    idOrder: order.id,
    sequence: moved.version,
    event,
    status: moved.status,
  });
  return moved;
}
