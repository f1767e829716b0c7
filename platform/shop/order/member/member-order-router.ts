import { asc, desc, eq, inArray } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/member-order";
import type { MemberOrders } from "@/lib/contract/order-page";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { orderLines, orders } from "@/platform/db/schema/order";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import { moneyIn } from "@/platform/payment/money";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { orderLineView } from "@/platform/shop/order/record/order-lines";
import { orderActionsNow } from "@/platform/shop/order/view/order-page-view";

const LISTING: ListingDeclaration = {
  fields: {
    reference: { of: orders.reference, type: "text" },
    status: { of: orders.status, type: "text" },
    orderedAt: { of: orders.createdAt, type: "instant" },
  },
  order: [desc(orders.createdAt), desc(orders.id)],
};

export function memberOrderRouter() {
  return newRouter().answer(calls.getMemberOrders, async ({ tx, now, user }, { query }) => {
    const isOfMember = eq(orders.idUser, user.id);
    const listing = readListing(query, LISTING);
    const { rows, total } = await selectListing(tx, orders, listing, isOfMember);
    return { orders: await memberOrderAnswers(tx, rows, now), total };
  });
}

/** Shows orders as the list of their member has them; their money and lines are read at once. */
async function memberOrderAnswers(
  tx: Sql,
  rows: OrderRow[],
  now: Date,
): Promise<MemberOrders["orders"]> {
  const ids = rows.map(({ id }) => id);
  const paymentRows = await tx.select().from(payments).where(inArray(payments.idOrder, ids));
  const lines = await tx
    .select()
    .from(orderLines)
    .where(inArray(orderLines.idOrder, ids))
    .orderBy(asc(orderLines.order));
  return rows.map((row) => {
    const due = restOfOrder(row, moneyIn(paymentRows.filter(({ idOrder }) => idOrder === row.id)));
    const { reference, status, cancelReason, mode, paymentMethod } = row;
    return {
      reference,
      status,
      cancelReason,
      mode,
      paymentMethod,
      orderedAt: parisIso(row.createdAt),
      lines: lines.filter(({ idOrder }) => idOrder === row.id).map(orderLineView),
      total: eurosFromCents(row.totalCents),
      dueNow: eurosFromCents(due),
      may: orderActionsNow(row, due > 0, now),
    };
  });
}
