import type { Closing } from "@/lib/contract/admin/closing";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { closingText } from "@/lib/rules/money/closing-text";
import type { closings } from "@/platform/db/schema/closing";
import { inEuros } from "@/platform/money/vat-table";

export type ClosingRow = typeof closings.$inferSelect;

/** @param number 1 for the first closing of the site */
export const closingView = (row: ClosingRow, number: number): Closing => ({
  number,
  from: row.fromDay,
  until: row.untilDay,
  received: eurosFromCents(row.figures.receivedCents),
  refunded: eurosFromCents(row.figures.refundedCents),
  disputed: eurosFromCents(row.figures.disputedCents ?? 0),
  invoiced: eurosFromCents(row.figures.invoicedCents),
  credited: eurosFromCents(row.figures.creditedCents),
  vats: row.figures.vats.map((vat) => ({ rate: vat.rate, ...inEuros(vat) })),
  invoices: row.figures.invoices,
  creditNotes: row.figures.creditNotes,
  closedAt: row.closedAt.toISOString(),
  closedBy: row.closedBy,
  previousHash: row.previousHash,
  hash: row.hash,
  text: closingText(row),
});
