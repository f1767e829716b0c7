import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import type { GatewayRefund } from "@/platform/services/payment-gateway";
import { callOffRefunds } from "./call-off-refunds";
import { failRefund, type RefundRow } from "./fail-refund";
import { leftOf } from "./money";
import { payableOf } from "./payable";
import { recordMoneyEvent } from "./record-money-event";
import { refundKey } from "./refund-key";

/**
 * Takes the refunds of a payment over from its gateway's books, in a transaction that has its
 * booking or order locked. A refund that was asked for here and whose answer was lost is known by
 * its key; a refund begun at the gateway is ours from now on, and the database takes each once.
 * @returns the sum that went back and was unknown here, in cents
 */
export async function takeOverRefunds(
  tx: Sql,
  payment: PaymentRow,
  found: GatewayRefund[],
  now: Date,
): Promise<number> {
  let news = 0;
  for (const refund of found) {
    const known = await knownRefund(tx, payment, refund);
    if (refund.failure !== null) {
      if (known) await failRefund(tx, known, { ...refund, failure: refund.failure, now });
    } else if (known) {
      await settleRefund(tx, known, refund.id, now);
    } else {
      news += await addRefund(tx, payment, refund, now);
    }
  }
  return news;
}

async function knownRefund(
  tx: Sql,
  { id, idSite }: PaymentRow,
  refund: GatewayRefund,
): Promise<RefundRow | undefined> {
  const ours = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.idPayment, id))
    .orderBy(asc(refunds.id));
  return (
    ours.find(({ gatewayRefundId }) => gatewayRefundId === refund.id) ??
    ours.filter(isWaiting).find((row) => refundKey(idSite, row.id) === refund.key)
  );
}

const isWaiting = ({ doneAt, failedAt }: RefundRow): boolean =>
  doneAt === null && failedAt === null;

/** Marks a refund as paid back through the gateway. */
async function settleRefund(tx: Sql, { id }: RefundRow, gatewayRefundId: string, now: Date) {
  await tx
    .update(refunds)
    .set({ doneAt: now, gatewayRefundId, isByHand: false })
    .where(and(eq(refunds.id, id), isNull(refunds.gatewayRefundId)));
}

/** @returns the part of a refund begun at the gateway that is news, in cents */
async function addRefund(
  tx: Sql,
  { id: idPayment }: PaymentRow,
  refund: GatewayRefund,
  now: Date,
): Promise<number> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, idPayment));
  if (!payment) return 0;
  const { idSite } = payment;
  const { id: gatewayRefundId, amountCents, at } = refund;
  const needed = amountCents - leftOf(payment);
  if (needed > 0) {
    // Both cannot be: the panel's request is the refund that was made at the gateway's desk.
    const waiting = await tx.select().from(refunds).where(eq(refunds.idPayment, idPayment));
    const same = waiting.find((row) => isWaiting(row) && row.amountCents === amountCents);
    if (same) {
      await settleRefund(tx, same, gatewayRefundId, now);
      return 0;
    }
  }
  const [added] = await tx
    .insert(refunds)
    .values({
      idSite,
      ...payableOf(payment),
      idPayment,
      amountCents,
      reason: "AT_GATEWAY",
      createdAt: now,
      doneAt: now,
      gatewayRefundId,
    })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (!added) return 0;
  const calledOff =
    needed > 0 ? await callOffRefunds(tx, idPayment, { needed, why: "REPLACED", now }) : 0;
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${amountCents}` })
    .where(eq(payments.id, idPayment));
  const subject = gatewayRefundId;
  const event = { kind: "REFUND", subject, idPayment, amountCents, at } as const;
  await recordMoneyEvent(tx, { idSite, now }, event);
  return amountCents - calledOff;
}
