import { desc, eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { payment } from "@/platform/db/schema/payment";
import type { BookingRow } from "./move-booking";

export type PaymentRow = typeof payment.$inferSelect;

/** What came in for a booking and what went back, in cents. */
export interface BookingMoney {
  /** The latest first. */
  payments: PaymentRow[];
  paidCents: number;
  refundedCents: number;
  /** Paid and not given back. */
  keptCents: number;
}

export async function moneyOf(tx: Sql, idBooking: number): Promise<BookingMoney> {
  return moneyIn(
    await tx
      .select()
      .from(payment)
      .where(eq(payment.idBooking, idBooking))
      .orderBy(desc(payment.id)),
  );
}

/** What the payments of one booking, the latest first, add up to. */
export function moneyIn(payments: PaymentRow[]): BookingMoney {
  const paid = payments.filter(({ status }) => status === "PAID");
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refundedCents = paid.reduce((sum, one) => sum + one.refundedCents, 0);
  return { payments, paidCents, refundedCents, keptCents: paidCents - refundedCents };
}

/** Where one can still pay for a booking. */
const PAYABLE = new Set([
  "QUOTED",
  "HELD",
  "AWAITING_DEPOSIT",
  "AWAITING_CONFIRMATION",
  "CONFIRMED",
  "FINAL",
  "DONE",
  "INVOICED",
]);

/** What there is to pay for a booking, and what of it now; in cents. */
export function toPay(
  { status, dueCents, totalCents }: BookingRow,
  { keptCents }: Pick<BookingMoney, "keptCents">,
): { nowCents: number; restCents: number } {
  if (!PAYABLE.has(status)) return { nowCents: 0, restCents: 0 };
  return {
    nowCents: Math.max(0, dueCents - keptCents),
    restCents: Math.max(0, totalCents - keptCents),
  };
}
