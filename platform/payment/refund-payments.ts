import { and, desc, eq, sql } from "drizzle-orm";
import { refundSplit } from "@/lib/rules/money/refund-split";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { isByGateway } from "@/platform/services/payment-gateway";
import { leftOf } from "./money";
import { type Payable, paidFor } from "./payable";

/**
 * Refunds money, the latest payment's first. The rows written here are owed at once; a deadline
 * asks the gateway, under the refund's own id. Money taken by hand goes back by hand.
 * @param what.idPayment that payment and no other
 * @param what.receipt the company's own name for it: the database takes the same one once a payment
 * @param what.isHandedOver true when the part to refund by hand was given already
 * @returns the sum still to be refunded by hand, in cents
 * @throws Error when the sum is larger than the refundable rest; the database forbids it too
 */
export async function refundPayments(
  tx: Sql,
  payable: Payable,
  what: {
    amountCents: number;
    reason: string;
    now: Date;
    idPayment?: number | undefined;
    receipt?: string | undefined;
    isHandedOver?: boolean | undefined;
  },
): Promise<number> {
  const { reason, now, idPayment, receipt = null, isHandedOver = false } = what;
  let byHand = 0;
  const rows = await tx
    .select()
    .from(payments)
    .where(
      and(
        paidFor(payable),
        eq(payments.status, "PAID"),
        ...(idPayment === undefined ? [] : [eq(payments.id, idPayment)]),
      ),
    )
    .orderBy(desc(payments.id));
  const left = rows.map((row) => ({ ...row, leftCents: leftOf(row) }));
  const { parts, missingCents } = refundSplit(left, what.amountCents);
  if (missingCents > 0) throw new Error(`${missingCents} cents more to give back than were paid`);
  for (const { payment, amountCents } of parts) {
    const { id, idSite, method } = payment;
    const isHand = !isByGateway(method);
    // Added to the present sum, so that two at once are both counted and the check sees them.
    await tx
      .update(payments)
      .set({ refundedCents: sql`${payments.refundedCents} + ${amountCents}` })
      .where(eq(payments.id, id));
    const doneAt = isHand && isHandedOver ? now : null;
    const [made] = await tx
      .insert(refunds)
      .values({
        idSite,
        ...payable,
        idPayment: id,
        amountCents,
        reason,
        receipt,
        createdAt: now,
        doneAt,
        isByHand: isHand,
      })
      .returning({ id: refunds.id });
    if (!made) throw new Error("The refund was not stored");
    if (isHand) {
      if (!isHandedOver) byHand += amountCents;
      continue;
    }
    await setDeadline(tx, {
      idSite,
      kind: "REFUND",
      subject: String(made.id),
      dueAt: now,
      ...payable,
    });
  }
  return byHand;
}
