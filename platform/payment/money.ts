import { type SQL, sql } from "drizzle-orm";
import { payments as paymentTable } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import { type Payable, paymentsOf } from "./payable";

/** What came in for a booking or an order and what went back, in cents. */
export interface Money {
  /** The latest first. */
  payments: PaymentRow[];
  paidCents: number;
  refundedCents: number;
  /** What disputes hold that are not decided. */
  disputedCents: number;
  /** Paid, and neither given back nor disputed: what is the company's. */
  keptCents: number;
  /** What need not be paid any more: disputed money is not asked for again until the dispute is lost. */
  coveredCents: number;
}

export const moneyFor = async (tx: Sql, payable: Payable): Promise<Money> =>
  moneyIn(await paymentsOf(tx, payable));

/** What the payments of one booking or order, the latest first, add up to. */
export function moneyIn(payments: PaymentRow[]): Money {
  const paid = payments.filter(({ status }) => status === "PAID");
  const paidCents = paid.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refundedCents = paid.reduce((sum, payment) => sum + payment.refundedCents, 0);
  const disputedCents = paid.reduce((sum, payment) => sum + payment.disputedCents, 0);
  const lostCents = paid.reduce((sum, payment) => sum + payment.lostCents, 0);
  const coveredCents = paidCents - refundedCents - lostCents;
  const keptCents = coveredCents - disputedCents;
  return { payments, paidCents, refundedCents, disputedCents, keptCents, coveredCents };
}

/** What of a payment can still be given back, in cents. */
export const leftOf = (payment: PaymentRow): number =>
  payment.amountCents - payment.refundedCents - payment.disputedCents - payment.lostCents;

/** `coveredCents` of a payment, for a statement that adds them up. */
export const coveredSql: SQL<number> = sql`(${paymentTable.amountCents} - ${paymentTable.refundedCents} - ${paymentTable.lostCents})`;
