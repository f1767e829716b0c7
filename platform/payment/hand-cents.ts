import { refundSplit } from "@/lib/rules/money/refund-split";
import type { PaymentRow } from "@/platform/services/payable";
import { isByGateway } from "@/platform/services/payment-gateway";
import { leftOf } from "./money";

/** What of an amount in cents goes back by hand, were it given back now. @param payments the latest first */
export function handCents(payments: PaymentRow[], amountCents: number): number {
  const { parts } = refundSplit(refundable(payments), amountCents);
  return parts
    .filter(({ payment }) => !isByGateway(payment.method))
    .reduce((sum, part) => sum + part.amountCents, 0);
}

/** The payments that can be given back, with what of each has not gone back yet. */
export const refundable = (payments: PaymentRow[]) =>
  payments
    .filter(({ status }) => status === "PAID")
    .map((payment) => ({ ...payment, leftCents: leftOf(payment) }));
