import type { RefundPage } from "@/lib/contract/admin/refund";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/sql";
import { refundable } from "@/platform/payment/hand-cents";
import { moneyFor } from "@/platform/payment/money";
import type { Payable } from "@/platform/payment/payable";
import { isByGateway } from "@/platform/services/payment-gateway";

/** What of a booking or an order can go back, and how. */
export async function refundView(
  tx: Sql,
  reference: string,
  payable: Payable,
): Promise<RefundPage> {
  const { payments, paidCents, refundedCents, keptCents } = await moneyFor(tx, payable);
  return {
    reference,
    paid: eurosFromCents(paidCents),
    refunded: eurosFromCents(refundedCents),
    left: eurosFromCents(keptCents),
    onInvoice: 0,
    payments: refundable(payments).map(({ id, settledAt, method, leftCents }) => ({
      id,
      paidAt: settledAt && parisIso(settledAt),
      method,
      isByGateway: isByGateway(method),
      left: eurosFromCents(leftCents),
    })),
  };
}
