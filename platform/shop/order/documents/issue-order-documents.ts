import { parisIso } from "@/lib/rules/calendar/paris-time";
import { vatsBetween, vatsLeft, vatsOfTotals } from "@/lib/rules/money/vat-share";
import type {
  DocumentData,
  DocumentVat,
  OrderAmount,
  OrderDocument,
} from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import { type DocumentRow, documentsOf, issueDocument } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import type { OrderRow } from "@/platform/shop/order/record/move-order";
import { linesOfOrder, orderDocument } from "./order-document";

/** Goods that came back, as their credit note lists them, and their sums at each rate. */
interface CreditedGoods {
  lines: OrderAmount[];
  totals: { rate: number; totalCents: number }[];
}

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

/** Reads the uncredited part of an order's invoice, by rate; nothing without an invoice. */
export async function creditableVats(tx: Sql, idOrder: number): Promise<DocumentVat[]> {
  const invoiced = await readInvoice(tx, idOrder);
  return invoiced ? invoiced.left : [];
}

/**
 * Issues the credit note for the refund of an invoiced order; none without an invoice or a refund.
 * @param what.refundCents at most the invoiced sum that is not credited yet
 * @param what.goods the lines of goods that came back, and their part of the refund at each rate;
 *   without them the refund is spread over the whole order
 */
export async function issueOrderCredit(
  { clock }: Services,
  tx: Sql,
  order: OrderRow,
  what: { refundCents: number; reason: string; goods?: CreditedGoods | undefined },
): Promise<DocumentRow | undefined> {
  const now = clock.now();
  const { refundCents, reason, goods } = what;
  const { id: idOrder, idSite, version } = order;
  const invoiced = await readInvoice(tx, idOrder);
  if (!invoiced || refundCents === 0) return undefined;
  const { invoice, left } = invoiced;
  const vats = goods ? vatsOfTotals(left, goods.totals) : vatsBetween(left, 0, refundCents);
  const cause = `credit:${invoice.number}:${version}`;
  const label = documentLineWords[order.language].credit(invoice.number);
  return issueDocument(tx, { idSite, of: { idOrder }, now, series: "A", cause }, (number) =>
    orderDocument(tx, order, now, {
      kind: "CREDIT_NOTE",
      number,
      vats,
      reason,
      lines:
        goods?.lines ??
        vats.map(({ rate, totalCents }) => ({ label, vatRate: rate, amountCents: totalCents })),
      paidCents: refundCents,
      refersTo: { number: invoice.number, issuedAt: parisIso(invoice.issuedAt) },
    }),
  );
}

/** Reads the invoice of an order, and its part that is not credited yet, by rate. */
async function readInvoice(
  tx: Sql,
  idOrder: number,
): Promise<{ invoice: DocumentRow; left: DocumentVat[] } | undefined> {
  const issued = await documentsOf(tx, { idOrder });
  const invoice = issued.find(({ series }) => series === "F");
  if (!invoice || !isOfOrder(invoice.data)) return undefined;
  const credited = issued.flatMap(({ data }) =>
    isOfOrder(data) && data.refersTo?.number === invoice.number ? data.vats : [],
  );
  return { invoice, left: vatsLeft(invoice.data.vats, credited) };
}

const isOfOrder = (data: DocumentData): data is OrderDocument => data.order !== undefined;
