import type { RefundPage } from "@/lib/contract/admin/refund";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/sql";
import { isByGateway } from "@/platform/services/payment-gateway";
import { refundable } from "./hand-cents";
import { moneyFor } from "./money";
import type { Payable } from "./payable";

/** Shows the refundable sum of a booking or an order, and the ways to refund it. */
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
