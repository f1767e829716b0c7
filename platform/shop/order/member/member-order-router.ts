import { asc, desc, eq, inArray } from "drizzle-orm";
import { type MemberOrders, memberOrders } from "@/lib/contract/order-page";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { orderLine, shopOrder } from "@/platform/db/schema/order";
import { payment } from "@/platform/db/schema/payment";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { memberOf, route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import { moneyIn } from "@/platform/payment/money";
import type { Services } from "@/platform/services/services";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { restOfOrder } from "@/platform/shop/order/record/order-due";
import { orderLineAnswer } from "@/platform/shop/order/record/order-lines";
import { mayNow } from "@/platform/shop/order/view/order-page-view";

const LISTING: ListingDeclaration = {
  fields: {
    reference: { of: shopOrder.reference, type: "text" },
    status: { of: shopOrder.status, type: "text" },
    orderedAt: { of: shopOrder.createdAt, type: "instant" },
  },
  order: [desc(shopOrder.createdAt), desc(shopOrder.id)],
};

const list = route({
  access: "MEMBER",
  method: "get",
  path: "/user/order",
  summary: "The member’s orders of the shop, the latest first",
  request: { query: listingParameters(LISTING) },
  responses: answers(memberOrders, "A page of them"),
});

export function memberOrderArea({ database, clock }: Services) {
  return newArea().openapi(list, async (c) => {
    const { id } = await memberOf(c);
    const asked = readListing(c.req.query(), LISTING);
    const data = await database.inSite(c.var.idSite, async (tx) => {
      const its = eq(shopOrder.idUser, id);
      const { rows, total } = await selectListing(tx, shopOrder, asked, its);
      return { orders: await memberOrderAnswers(tx, rows, clock.now()), total };
    });
    return c.json(ok(data), 200);
  });
}

/** Orders as the list of their member has them; their money and lines are read at once. */
async function memberOrderAnswers(
  tx: Sql,
  rows: OrderRow[],
  now: Date,
): Promise<MemberOrders["orders"]> {
  const ids = rows.map(({ id }) => id);
  const payments = await tx.select().from(payment).where(inArray(payment.idOrder, ids));
  const lines = await tx
    .select()
    .from(orderLine)
    .where(inArray(orderLine.idOrder, ids))
    .orderBy(asc(orderLine.order));
  return rows.map((row) => {
    const due = restOfOrder(row, moneyIn(payments.filter(({ idOrder }) => idOrder === row.id)));
    const { reference, status, cancelReason, mode, paymentMethod } = row;
    return {
      ...{ reference, status, cancelReason, mode, paymentMethod },
      orderedAt: parisIso(row.createdAt),
      lines: lines.filter(({ idOrder }) => idOrder === row.id).map(orderLineAnswer),
      total: eurosFromCents(row.totalCents),
      dueNow: eurosFromCents(due),
      may: mayNow(row, due > 0, now),
    };
  });
}
