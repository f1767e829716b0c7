import { and, eq } from "drizzle-orm";
import { nextOrderStatus, type OrderEvent } from "@/lib/rules/shop/order-state";
import type { Sql } from "@/platform/db/database";
import { orderEvents, orders } from "@/platform/db/schema/order";
import { ApiError } from "@/platform/http/api-error";
import type { HistoryEvent } from "@/platform/purchase/history-event";

export type OrderRow = typeof orders.$inferSelect;

/** Values of the order that change with it. */
type Changes = Partial<typeof orders.$inferInsert>;

/**
 * Moves an order along the state machine and records it, as one compare-and-swap: of two who saw
 * the same order, one moves it.
 * @throws ApiError CONFLICT when the event cannot happen where the order stands
 *   (ACTION_NOT_POSSIBLE), or the order is no longer as `row` has it (CHANGED_MEANWHILE)
 */
export async function moveOrder(
  tx: Sql,
  row: OrderRow,
  event: OrderEvent,
  historyEvent: HistoryEvent,
  changes: Changes = {},
): Promise<OrderRow> {
  const status = nextOrderStatus(row.status, event);
  if (!status) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  return record(tx, row, event, historyEvent, { ...changes, status });
}

/** Records what leaves the order where it stands: a payment or a refund. */
export const noteOrder = (
  tx: Sql,
  row: OrderRow,
  event: "PAYMENT" | "REFUND",
  historyEvent: HistoryEvent,
): Promise<OrderRow> => record(tx, row, event, historyEvent, {});

/** The first line of an order's history. */
export async function beginOrderHistory(tx: Sql, row: OrderRow): Promise<void> {
  const { id, idSite, version, status, createdAt } = row;
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
  row: OrderRow,
  event: string,
  historyEvent: HistoryEvent,
  changes: Changes,
): Promise<OrderRow> {
  const [moved] = await tx
    .update(orders)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(orders.id, row.id), eq(orders.version, row.version)))
    .returning();
  if (!moved) throw new ApiError("CONFLICT", "CHANGED_MEANWHILE");
  await tx.insert(orderEvents).values({
    ...historyEvent,
    idSite: row.idSite,
    idOrder: row.id,
    sequence: moved.version,
    event,
    status: moved.status,
  });
  return moved;
}
