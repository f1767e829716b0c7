import type { MoneyPage } from "@/lib/contract/admin/money";
import { eurosFromCents, vatIncludedIn } from "@/lib/rules/money/cents";
import type { DocumentData } from "@/platform/db/schema/document-data";

/** What of an amount is at one rate, in cents. */
interface VatPart {
  rate: number;
  vatCents: number;
  totalCents: number;
}

/**
 * What documents claim by rate of VAT, the highest rate first: an invoice less what its deposit
 * invoices claimed already, a credit note as less. Quotes and proofs claim nothing.
 */
export function vatTable(documents: DocumentData[]): MoneyPage["vats"] {
  const sums = new Map<number, VatPart>();
  for (const document of documents) {
    const sign = document.kind === "CREDIT_NOTE" ? -1 : 1;
    for (const { rate, vatCents, totalCents } of partsOf(document)) {
      const sum = sums.get(rate) ?? { rate, vatCents: 0, totalCents: 0 };
      sums.set(rate, {
        rate,
        vatCents: sum.vatCents + sign * vatCents,
        totalCents: sum.totalCents + sign * totalCents,
      });
    }
  }
  return [...sums.values()]
    .sort((a, b) => b.rate - a.rate)
    .map(({ rate, vatCents, totalCents }) => ({
      rate,
      vat: eurosFromCents(vatCents),
      total: eurosFromCents(totalCents),
      net: eurosFromCents(totalCents - vatCents),
    }));
}

function partsOf(document: DocumentData): VatPart[] {
  if (document.kind === "QUOTE" || document.kind === "PROOF") return [];
  if (document.order) return document.vats;
  const { totalCents, vatCents, vatRate } = document.totals;
  const deducted = document.deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    {
      rate: vatRate,
      totalCents: totalCents - deducted,
      vatCents: vatCents - vatIncludedIn(deducted, vatRate),
    },
  ];
}
