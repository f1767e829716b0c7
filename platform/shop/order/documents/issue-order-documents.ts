import { parisIso } from "@/lib/rules/calendar/paris-time";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import { shareCents } from "@/lib/rules/money/share-cents";
import type { Sql } from "@/platform/db/database";
import type { DocumentData, DocumentVat, OrderDocument } from "@/platform/db/schema/document-data";
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
  const invoice = (await documentsOf(tx, { idOrder })).find(({ series }) => series === "F");
  if (!invoice || !isOfOrder(invoice.data) || refundCents === 0) return undefined;
  const vats = partOf(invoice.data, refundCents);
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

/** A part of an invoice, shared over its rates; all of it has the invoice's own VAT. */
function partOf({ vats, totals }: OrderDocument, cents: number): DocumentVat[] {
  if (cents === totals.totalCents) return vats;
  const parts = shareCents(
    cents,
    vats.map(({ totalCents }) => totalCents),
  );
  return vats.flatMap(({ rate }, index) => {
    const totalCents = parts[index] ?? 0;
    return totalCents === 0
      ? []
      : [{ rate, totalCents, vatCents: vatIncludedIn(totalCents, rate) }];
  });
}
