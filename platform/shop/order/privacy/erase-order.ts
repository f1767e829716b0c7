import { eq, like } from "drizzle-orm";
import { withdrawalEnds } from "@/lib/rules/booking/withdrawal";
import { ERASED_EMAIL, erasureDue } from "@/lib/rules/privacy/erasure";
import { deadlines } from "@/platform/db/schema/deadline";
import { discountUses } from "@/platform/db/schema/discount";
import { documents } from "@/platform/db/schema/document";
import { type OrderAddressRow, orderEvents, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import type { Sql } from "@/platform/db/sql";
import type { DeadlineWork } from "@/platform/jobs/deadline-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { forgetReviewAuthor } from "@/platform/purchase/forget-review-author";
import { isMembers, isStillUnderWay } from "@/platform/purchase/is-still-under-way";
import { lockOrder } from "@/platform/shop/order/record/find-order";
import type { OrderRow } from "@/platform/shop/order/record/move-order";

/**
 * Removes the customer's name and all messages from an order of a deleted space. An order with an
 * issued document keeps the data printed on it. An order that is not over is looked at again later,
 * and one that belongs to a member again is left as it is.
 */
export const eraseOrder: DeadlineWork = {
  run: async ({ clock }, tx, { id, idSite, idOrder, subject }) => {
    const now = clock.now();
    const order = await lockOrder(tx, idOrder ?? Number(subject));
    if (!(await isMembers(tx, order))) {
      if (!(await isOver(tx, order, now))) {
        const deadline = { idSite, kind: "ERASE_ORDER", subject, idOrder: order.id } as const;
        return setDeadline(tx, { ...deadline, dueAt: erasureDue(now) });
      }
      await erase(tx, order, now);
    }
    await tx.delete(deadlines).where(eq(deadlines.id, id));
  },
};

/** Tells whether nothing can come of an order any more, and all is told and paid back. */
async function isOver(tx: Sql, order: OrderRow, now: Date): Promise<boolean> {
  const { id: idOrder, status, deliveredAt } = order;
  const isKept = status === "DELIVERED" && deliveredAt !== null;
  const hasEnded = isKept
    ? withdrawalEnds(deliveredAt) <= now
    : status === "CANCELLED" || status === "EXPIRED";
  return hasEnded && !(await isStillUnderWay(tx, { idOrder }, mailsOf(order)));
}

const mailsOf = ({ reference }: OrderRow) => like(outbox.event, `order:${reference}:%`);

async function erase(tx: Sql, order: OrderRow, now: Date): Promise<void> {
  const isThisOrder = eq(orders.id, order.id);
  // The buyer's age does not matter any more, nor the user of a code.
  await tx.update(orders).set({ erasedAt: now, message: null, birthdate: null }).where(isThisOrder);
  const person = `erased-${order.id}`;
  await tx
    .update(discountUses)
    .set({ person, phone: null, phoneOrdinal: null })
    .where(eq(discountUses.idOrder, order.id));
  await tx.update(orderEvents).set({ note: null }).where(eq(orderEvents.idOrder, order.id));
  await forgetReviewAuthor(tx, { idOrder: order.id });
  await tx.delete(outbox).where(mailsOf(order));
  if ((await tx.$count(documents, eq(documents.idOrder, order.id))) > 0) return;
  await tx.update(orders).set(anonymousOrder(order)).where(isThisOrder);
}

/** Returns the anonymous rest of an order: the goods, and the town. */
const anonymousOrder = ({ billing, delivery }: OrderRow) =>
  ({
    email: ERASED_EMAIL,
    phone: "",
    company: null,
    billing: town(billing),
    delivery: delivery && town(delivery),
    trackingNumber: null,
    trackingUrl: null,
    // The hash is made of the order's words.
    requestHash: "",
  }) satisfies Partial<OrderRow>;

const town = ({ postalCode, city, country }: OrderAddressRow): OrderAddressRow => ({
  firstname: "—",
  lastname: "—",
  firstPart: "—",
  postalCode,
  city,
  country,
});
