import { asc, isNull } from "drizzle-orm";
import { stocks } from "@/platform/db/schema/catalogue";
import { discounts, discountUses } from "@/platform/db/schema/discount";
import { orderEvents, orderLines, orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { payments, refunds, testGatewayPayments } from "@/platform/db/schema/payment";
import type { TestPlatform } from "@/testing/test-platform";

/** Reads all records of the orders of the test's site, and of the bank. */
export async function orderBooks({ database }: TestPlatform) {
  return database.inSite(901, async (tx) => ({
    orders: await tx.select().from(orders).orderBy(asc(orders.id)),
    lines: await tx.select().from(orderLines).orderBy(asc(orderLines.id)),
    events: await tx.select().from(orderEvents).orderBy(asc(orderEvents.id)),
    payments: await tx.select().from(payments).orderBy(asc(payments.id)),
    refunds: await tx
      .select()
      .from(refunds)
      .where(isNull(refunds.failedAt))
      .orderBy(asc(refunds.id)),
    atTheBank: await tx.select().from(testGatewayPayments).orderBy(asc(testGatewayPayments.id)),
    uses: await tx.select().from(discountUses).orderBy(asc(discountUses.id)),
    discounts: await tx.select().from(discounts).orderBy(asc(discounts.id)),
    stocks: await tx.select().from(stocks).orderBy(asc(stocks.id)),
    mails: await tx
      .select({ event: outbox.event, recipient: outbox.recipient })
      .from(outbox)
      .orderBy(asc(outbox.id)),
  }));
}

export type OrderBooks = Awaited<ReturnType<typeof orderBooks>>;
