import { vatIncludedIn } from "@/lib/rules/money/cents";
import type { DocumentData, DocumentVat, OrderAmount } from "@/platform/db/schema/document-data";
import { lineNets } from "./line-nets";

/** Line as it is printed; amounts in cents. */
export interface PrintedLine {
  label: string;
  rate: number;
  netCents: number;
  amountCents: number;
  pieces?: { quantity: number; netCents: number } | undefined;
}

/** Returns the rates of a document, with the VAT of each and its base. */
export const vatsOf = (data: DocumentData): DocumentVat[] => {
  if (!data.booking) return data.vats;
  const { vatRate: rate, vatCents, totalCents } = data.totals;
  return [{ rate, vatCents, totalCents }];
};

/** Computes each line without VAT: at each rate they add up to that rate's, to the cent. */
export function printedLines(data: DocumentData): PrintedLine[] {
  const lines = data.booking
    ? data.lines.map((line): OrderAmount => ({ ...line, vatRate: data.totals.vatRate }))
    : data.lines;
  const nets = new Map<OrderAmount, number>();
  for (const { rate, vatCents, totalCents } of vatsOf(data)) {
    const atRate = lines.filter(({ vatRate }) => vatRate === rate);
    const parts = lineNets(
      atRate.map(({ amountCents }) => amountCents),
      totalCents - vatCents,
    );
    for (const [index, line] of atRate.entries()) nets.set(line, parts[index] ?? 0);
  }
  return lines.map((line) => {
    const { label, vatRate: rate, amountCents, pieces } = line;
    return {
      label,
      rate,
      amountCents,
      netCents: nets.get(line) ?? 0,
      pieces: pieces && {
        quantity: pieces.quantity,
        netCents: pieces.unitCents - vatIncludedIn(pieces.unitCents, rate),
      },
    };
  });
}
