import type { Sql } from "@/platform/db/database";
import type { PaymentRow } from "@/platform/services/payable";
import { type Payable, paymentsOf } from "./payable";

/** What came in for a booking or an order and what went back, in cents. */
export interface Money {
  /** The latest first. */
  payments: PaymentRow[];
  paidCents: number;
  refundedCents: number;
  /** Paid and not given back. */
  keptCents: number;
}

export const moneyFor = async (tx: Sql, payable: Payable): Promise<Money> =>
  moneyIn(await paymentsOf(tx, payable));

/** What the payments of one booking or order, the latest first, add up to. */
export function moneyIn(payments: PaymentRow[]): Money {
  const paid = payments.filter(({ status }) => status === "PAID");
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refundedCents = paid.reduce((sum, payment) => sum + payment.refundedCents, 0);
  return { payments, paidCents, refundedCents, keptCents: paidCents - refundedCents };
}
