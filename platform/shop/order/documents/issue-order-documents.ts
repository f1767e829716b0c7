import { parisIso } from "@/lib/rules/calendar/paris-time";
import { vatsBetween } from "@/lib/rules/money/vat-share";
import type { Sql } from "@/platform/db/database";
import type { DocumentData, OrderDocument } from "@/platform/db/schema/document-data";
import { documentLineWords } from "@/platform/document/document-lines";
import { type DocumentRow, documentsOf, issueDocument } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { linesOfOrder, orderDocument } from "./order-document";

/** Issues the invoice of an order that is paid, once. */
export async function issueOrderInvoice(
  { clock }: Services,
  tx: Sql,
  order: OrderRow,
): Promise<DocumentRow> {
  const now = clock.now();
  const { id: idOrder, idSite, reference, vats, totalCents } = order;
  const what = { idSite, of: { idOrder }, now, series: "F", cause: `order:${reference}` } as const;
  const lines = await linesOfOrder(tx, order);
  return issueDocument(tx, what, (number) =>
    orderDocument(tx, order, now, { kind: "INVOICE", number, lines, vats, paidCents: totalCents }),
  );
}

/**
 * Issues the credit note for the refund of an invoiced order; none without an invoice or a refund.
 * @param what.refundCents at most what was invoiced
 */
export async function issueOrderCredit(
  { clock }: Services,
  tx: Sql,
  order: OrderRow,
  what: { refundCents: number; reason: string },
): Promise<DocumentRow | undefined> {
  const now = clock.now();
  const { refundCents, reason } = what;
  const { id: idOrder, idSite, version } = order;
  const issued = await documentsOf(tx, { idOrder });
  const invoice = issued.find(({ series }) => series === "F");
  if (!invoice || !isOfOrder(invoice.data) || refundCents === 0) return undefined;
  const creditedCents = issued
    .filter(({ data }) => data.refersTo?.number === invoice.number)
    .reduce((sum, { data }) => sum + data.totals.totalCents, 0);
  const vats = vatsBetween(invoice.data.vats, creditedCents, creditedCents + refundCents);
  const cause = `credit:${invoice.number}:${version}`;
  const label = documentLineWords[order.language].credit(invoice.number);
  return issueDocument(tx, { idSite, of: { idOrder }, now, series: "A", cause }, (number) =>
    orderDocument(tx, order, now, {
      kind: "CREDIT_NOTE",
      number,
      vats,
      reason,
      lines: vats.map(({ rate, totalCents }) => ({
        label,
        vatRate: rate,
        amountCents: totalCents,
      })),
      paidCents: refundCents,
      refersTo: { number: invoice.number, issuedAt: parisIso(invoice.issuedAt) },
    }),
  );
}

const isOfOrder = (data: DocumentData): data is OrderDocument => data.order !== undefined;
