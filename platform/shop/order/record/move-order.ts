import { and, eq } from "drizzle-orm";
import { nextOrderStatus, type OrderEvent } from "@/lib/rules/shop/order-state";
import type { Sql } from "@/platform/db/database";
import { orderEvent, shopOrder } from "@/platform/db/schema/order";
import { Refusal } from "@/platform/http/api-error";
import type { Happening } from "@/platform/purchase/history-event";

export type OrderRow = typeof shopOrder.$inferSelect;

/** Values of the order that change with it. */
type Changes = Partial<typeof shopOrder.$inferInsert>;

/**
 * Moves an order along the state machine and records it, as one compare-and-swap: of two who saw
 * the same order, one moves it.
 * @throws Refusal CONFLICT when the event cannot happen where the order stands
 *   (ACTION_NOT_POSSIBLE), or the order is no longer as `row` has it (CHANGED_MEANWHILE)
 */
export async function moveOrder(
  tx: Sql,
  row: OrderRow,
  event: OrderEvent,
  happening: Happening,
  changes: Changes = {},
): Promise<OrderRow> {
  const status = nextOrderStatus(row.status, event);
  if (!status) throw new Refusal("CONFLICT", "ACTION_NOT_POSSIBLE");
  return record(tx, row, event, happening, { ...changes, status });
}

/** Records what leaves the order where it stands: a payment or a refund. */
export const noteOrder = (
  tx: Sql,
  row: OrderRow,
  event: "PAYMENT" | "REFUND",
  happening: Happening,
): Promise<OrderRow> => record(tx, row, event, happening, {});

/** The first line of an order's history. */
export async function beginOrderHistory(tx: Sql, row: OrderRow): Promise<void> {
  const { id, idSite, version, status, createdAt } = row;
  await tx.insert(orderEvent).values({
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
  happening: Happening,
  changes: Changes,
): Promise<OrderRow> {
  const [moved] = await tx
    .update(shopOrder)
    .set({ ...changes, version: row.version + 1 })
    .where(and(eq(shopOrder.id, row.id), eq(shopOrder.version, row.version)))
    .returning();
  if (!moved) throw new Refusal("CONFLICT", "CHANGED_MEANWHILE");
  await tx.insert(orderEvent).values({
    ...happening,
    idSite: row.idSite,
    idOrder: row.id,
    sequence: moved.version,
    event,
    status: moved.status,
  });
  return moved;
}
