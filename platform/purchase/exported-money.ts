import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { documentsOf } from "@/platform/document/issue-document";
import { type Payable, paymentsOf } from "@/platform/payment/payable";

/** What was paid for a booking or an order, and what was issued for it. */
export async function exportedMoney(tx: Sql, of: Payable) {
  const payments = await paymentsOf(tx, of);
  const documents = await documentsOf(tx, of);
  return {
    payments: payments.map((one) => ({
      purpose: one.purpose,
      method: one.method,
      status: one.status,
      amount: eurosFromCents(one.amountCents),
      refunded: eurosFromCents(one.refundedCents),
      startedAt: parisIso(one.createdAt),
      settledAt: one.settledAt && parisIso(one.settledAt),
    })),
    papers: documents.map(({ number, issuedAt, data }) => ({
      kind: data.kind,
      number,
      issuedAt: parisIso(issuedAt),
      total: eurosFromCents(data.totals.totalCents),
    })),
  };
}
