import { refundSplit } from "@/lib/rules/money/refund-split";
import type { PaymentRow } from "@/platform/services/payable";
import { isByGateway } from "@/platform/services/payment-gateway";
import { leftOf } from "./money";

/** Computes an amount's part to refund by hand, in cents. @param payments the latest first */
export function handCents(payments: PaymentRow[], amountCents: number): number {
  const { parts } = refundSplit(refundable(payments), amountCents);
  return parts
    .filter(({ payment }) => !isByGateway(payment.method))
    .reduce((sum, part) => sum + part.amountCents, 0);
}

/** Lists the payments that can be refunded, with the refundable rest of each. */
export const refundable = (payments: PaymentRow[]) =>
  payments
    .filter(({ status }) => status === "PAID")
    .map((payment) => ({ ...payment, leftCents: leftOf(payment) }));
