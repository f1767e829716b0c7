import { and, desc, eq } from "drizzle-orm";
import { type BookingRow, noteBooking } from "@/platform/booking-life/move-booking";
import type { Sql } from "@/platform/db/database";
import { payment, refund } from "@/platform/db/schema/payment";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services";

/**
 * Gives money back, the latest payment's first. What is written here is owed at once; the gateway
 * is asked by a deadline, under the refund's own id. Money taken by hand goes back by hand.
 * @param what.idPayment that payment and no other
 * @throws Error when more is asked for than is left to give
 */
export async function giveBack(
  { clock }: Services,
  tx: Sql,
  booked: BookingRow,
  what: { amountCents: number; reason: string; idPayment?: number },
): Promise<BookingRow> {
  const now = clock.now();
  let left = what.amountCents;
  if (left === 0) return booked;
  const rows = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.idBooking, booked.id),
        eq(payment.status, "PAID"),
        ...(what.idPayment === undefined ? [] : [eq(payment.id, what.idPayment)]),
      ),
    )
    .orderBy(desc(payment.id));
  for (const { id, idSite, amountCents, refundedCents, method } of rows) {
    const part = Math.min(left, amountCents - refundedCents);
    if (part === 0) continue;
    left -= part;
    await tx
      .update(payment)
      .set({ refundedCents: refundedCents + part })
      .where(eq(payment.id, id));
    const [made] = await tx
      .insert(refund)
      .values({
        idSite,
        idBooking: booked.id,
        idPayment: id,
        amountCents: part,
        reason: what.reason,
        createdAt: now,
      })
      .returning({ id: refund.id });
    if (!made || (method !== "TEST" && method !== "STRIPE")) continue;
    const subject = String(made.id);
    await setDeadline(tx, { idSite, kind: "REFUND", subject, idBooking: booked.id, dueAt: now });
  }
  if (left > 0) throw new Error(`${left} cents more to give back than were paid`);
  const { amountCents, reason } = what;
  return noteBooking(tx, booked, "REFUND", { at: now, by: "SYSTEM", amountCents, reason });
}
