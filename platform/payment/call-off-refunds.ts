import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

/**
 * Calls off refunds of a payment that have not gone back yet, the latest first, as far as an amount
 * that has gone back otherwise needs it: the same money never goes back twice.
 * @param why REPLACED by a refund at the gateway's own desk, or DISPUTED
 * @returns the sum called off, in cents
 */
export async function callOffRefunds(
  tx: Sql,
  idPayment: number,
  { needed, why, now }: { needed: number; why: "REPLACED" | "DISPUTED"; now: Date },
): Promise<number> {
  const waiting = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.idPayment, idPayment), isNull(refunds.doneAt), isNull(refunds.failedAt)))
    .orderBy(desc(refunds.id))
    .for("update");
  let left = needed;
  for (const { id, amountCents } of waiting) {
    const cents = Math.min(left, amountCents);
    if (cents <= 0) break;
    left -= cents;
    await tx
      .update(refunds)
      .set(
        cents === amountCents
          ? { failedAt: now, failure: why }
          : { amountCents: amountCents - cents },
      )
      .where(eq(refunds.id, id));
  }
  const calledOff = needed - left;
  await tx
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} - ${calledOff}` })
    .where(eq(payments.id, idPayment));
  return calledOff;
}
