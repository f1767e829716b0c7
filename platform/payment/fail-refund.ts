import { and, eq, isNull, sql } from "drizzle-orm";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { payableOf } from "./payable";
import { recordMoneyEvent } from "./record-money-event";

export type RefundRow = typeof refunds.$inferSelect;

/** Failures after which the customer has the money by another way: their bank has taken it back. */
const DISPUTED = new Set(["charge_for_pending_refund_disputed"]);

/**
 * Records that a refund did not reach its customer, or cannot: the money is with the company again,
 * which owes it and gives it back by hand. The books of the refund's period stay; the return counts
 * in this one.
 * @param failed.id the gateway's name for it; none where it never took it
 */
export async function failRefund(
  tx: Sql,
  refund: RefundRow,
  failed: { id?: string; failure: string; at: Date; now: Date },
): Promise<void> {
  const { id, idSite, idPayment, amountCents, reason } = refund;
  const { failure, at, now } = failed;
  const [marked] = await tx
    .update(refunds)
    .set({ failedAt: now, failure, gatewayRefundId: failed.id ?? refund.gatewayRefundId })
    .where(and(eq(refunds.id, id), isNull(refunds.failedAt)))
    .returning({ id: refunds.id });
  if (!marked) return;
  if (DISPUTED.has(failure)) {
    await tx
      .update(payments)
      .set({ refundedCents: sql`${payments.refundedCents} - ${amountCents}` })
      .where(eq(payments.id, idPayment));
  } else {
    const owed = { idSite, ...payableOf(refund), idPayment, amountCents, reason };
    await tx.insert(refunds).values({ ...owed, createdAt: now, isByHand: true });
  }
  const subject = failed.id ?? `refund-${id}`;
  const event = { kind: "REFUND_FAILED", subject, idPayment, amountCents, at } as const;
  await recordMoneyEvent(tx, { idSite, now }, event);
}
