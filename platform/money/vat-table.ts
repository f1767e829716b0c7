import { MONEY_SERVICES, type MoneyPage } from "@/lib/contract/admin/money";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { DocumentData } from "@/platform/db/schema/document-data";
import { type Claim, sumClaims } from "./claims";

/** Sums the claims of documents by rate of VAT, the highest rate first. */
export const vatTable = (documents: DocumentData[]): MoneyPage["vats"] =>
  [...sumClaims(documents, ({ rate }) => rate)]
    .sort(([a], [b]) => b - a)
    .map(([rate, sum]) => ({ rate, ...inEuros(sum) }));

/** Sums the claims of documents by service, in the order of `MONEY_SERVICES`. */
export function serviceTable(documents: DocumentData[]): MoneyPage["services"] {
  const sums = sumClaims(documents, ({ service }) => service);
  return MONEY_SERVICES.flatMap((service) => {
    const sum = sums.get(service);
    return sum ? [{ service, ...inEuros(sum) }] : [];
  });
}

/** Converts an amount of documents to euros: with its VAT, the VAT, and without it. */
export const inEuros = ({ vatCents, totalCents }: Pick<Claim, "vatCents" | "totalCents">) => ({
  net: eurosFromCents(totalCents - vatCents),
  vat: eurosFromCents(vatCents),
  total: eurosFromCents(totalCents),
});
