import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/sql";
import { documentsOf } from "@/platform/document/issue-document";
import { type Payable, paymentsOf } from "@/platform/payment/payable";

export async function exportedMoney(tx: Sql, of: Payable) {
  const payments = await paymentsOf(tx, of);
  const documents = await documentsOf(tx, of);
  return {
    payments: payments.map((payment) => ({
      purpose: payment.purpose,
      method: payment.method,
      status: payment.status,
      amount: eurosFromCents(payment.amountCents),
      refunded: eurosFromCents(payment.refundedCents),
      startedAt: parisIso(payment.createdAt),
      settledAt: payment.settledAt && parisIso(payment.settledAt),
    })),
    papers: documents.map(({ number, issuedAt, data }) => ({
      kind: data.kind,
      number,
      issuedAt: parisIso(issuedAt),
      total: eurosFromCents(data.totals.totalCents),
    })),
  };
}
