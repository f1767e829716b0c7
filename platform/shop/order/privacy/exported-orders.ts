import { asc, eq, or } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { orders } from "@/platform/db/schema/order";
import type { Sql } from "@/platform/db/sql";
import { exportedEvents } from "@/platform/purchase/exported-events";
import { exportedMoney } from "@/platform/purchase/exported-money";
import { isGuests } from "@/platform/purchase/is-guests";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { orderView } from "@/platform/shop/order/view/order-view";

/** Exports a customer's orders: those of their account, and guest ones at their address. */
export async function exportedOrders(
  tx: Sql,
  { id, address }: { id: number | undefined; address: string },
  language: LanguageCode,
) {
  const rows = await tx
    .select()
    .from(orders)
    .where(or(id === undefined ? undefined : eq(orders.idUser, id), isGuests(orders, address)))
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const exported = [];
  for (const row of rows) exported.push(await exportedOrder(tx, row, language));
  return exported;
}

async function exportedOrder(tx: Sql, order: OrderRow, language: LanguageCode) {
  const { cancelReason, email, phone, birthdate, customerKind: kind, company, message } = order;
  const { trackingNumber, shippedAt, deliveredAt, withdrawnAt } = order;
  return {
    ...(await orderView(tx, order, language)),
    cancelReason,
    customer: { email, phone, birthdate, kind, company },
    message,
    trackingNumber,
    shippedAt: shippedAt && parisIso(shippedAt),
    deliveredAt: deliveredAt && parisIso(deliveredAt),
    withdrawnAt: withdrawnAt && parisIso(withdrawnAt),
    events: await exportedEvents(tx, { idOrder: order.id }),
    ...(await exportedMoney(tx, { idOrder: order.id })),
  };
}
