import { asc } from "drizzle-orm";
import { stock } from "@/platform/db/schema/catalogue";
import { discount, discountUse } from "@/platform/db/schema/discount";
import { orderEvent, orderLine, shopOrder } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payment, refund, testGatewayPayment } from "@/platform/db/schema/payment";
import type { TestPlatform } from "@/platform/testing/test-platform";

/** All that is written of the orders of the site that they are made on, and at the bank. */
export async function orderBooks({ database }: TestPlatform) {
  return database.inSite(901, async (tx) => ({
    orders: await tx.select().from(shopOrder).orderBy(asc(shopOrder.id)),
    lines: await tx.select().from(orderLine).orderBy(asc(orderLine.id)),
    events: await tx.select().from(orderEvent).orderBy(asc(orderEvent.id)),
    payments: await tx.select().from(payment).orderBy(asc(payment.id)),
    refunds: await tx.select().from(refund).orderBy(asc(refund.id)),
    atTheBank: await tx.select().from(testGatewayPayment).orderBy(asc(testGatewayPayment.id)),
    uses: await tx.select().from(discountUse).orderBy(asc(discountUse.id)),
    discounts: await tx.select().from(discount).orderBy(asc(discount.id)),
    stocks: await tx.select().from(stock).orderBy(asc(stock.id)),
    mails: await tx
      .select({ event: outbox.event, recipient: outbox.recipient })
      .from(outbox)
      .orderBy(asc(outbox.id)),
  }));
}

export type OrderBooks = Awaited<ReturnType<typeof orderBooks>>;
