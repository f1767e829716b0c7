import { type SQL, sql } from "drizzle-orm";
import { payments as paymentTable } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { PaymentRow } from "@/platform/services/payable";
import { type Payable, paymentsOf } from "./payable";

/** Payments and refunds of a booking or an order, in cents. */
export interface Money {
  /** The latest first. */
  payments: PaymentRow[];
  paidCents: number;
  refundedCents: number;
  /** Sum held by open disputes. */
  disputedCents: number;
  /** Paid, and neither refunded nor disputed: the company's own. */
  keptCents: number;
  /** Covered sum: disputed money is not asked for again until the dispute is lost. */
  coveredCents: number;
}

export const moneyFor = async (tx: Sql, payable: Payable): Promise<Money> =>
  moneyIn(await paymentsOf(tx, payable));

/** Sums the payments of a booking or an order, the latest first. */
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

/** Computes the refundable rest of a payment, in cents. */
export const leftOf = (payment: PaymentRow): number =>
  payment.amountCents - payment.refundedCents - payment.disputedCents - payment.lostCents;

/** `coveredCents` of a payment, for a statement that adds them up. */
export const coveredSql: SQL<number> = sql`(${paymentTable.amountCents} - ${paymentTable.refundedCents} - ${paymentTable.lostCents})`;
