import { and, desc, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { payments, refunds } from "@/platform/db/schema/payment";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { isByGateway } from "@/platform/services/payment-gateway";
import { type Payable, paidFor } from "./payable";

/**
 * Has money go back, the latest payment's first. What is written here is owed at once; the gateway
 * is asked by a deadline, under the refund's own id. Money taken by hand goes back by hand.
 * @param what.idPayment that payment and no other
 * @returns how much of it goes back by hand, in cents
 * @throws Error when more is asked for than is left to give
 */
export async function refundPayments(
  tx: Sql,
  payable: Payable,
  what: { amountCents: number; reason: string; now: Date; idPayment?: number | undefined },
): Promise<number> {
  const { reason, now, idPayment } = what;
  let restCents = what.amountCents;
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
  for (const { id, idSite, amountCents, refundedCents, method } of rows) {
    const part = Math.min(restCents, amountCents - refundedCents);
    if (part === 0) continue;
    restCents -= part;
    await tx
      .update(payments)
      .set({ refundedCents: refundedCents + part })
      .where(eq(payments.id, id));
    const [made] = await tx
      .insert(refunds)
      .values({ idSite, ...payable, idPayment: id, amountCents: part, reason, createdAt: now })
      .returning({ id: refunds.id });
    if (!made) throw new Error("The refund was not stored");
    if (!isByGateway(method)) {
      byHand += part;
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
  if (restCents > 0) throw new Error(`${restCents} cents more to give back than were paid`);
  return byHand;
}
