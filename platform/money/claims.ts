import type { MoneyService } from "@/lib/contract/admin/money";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import type { DocumentData } from "@/platform/db/schema/document-data";

/** Claim for a service at one rate of VAT, in cents: below zero for a credit note. */
export interface Claim {
  service: MoneyService;
  rate: number;
  vatCents: number;
  totalCents: number;
}

/**
 * Splits a document's claim by rate of VAT: an invoice less the claims of its deposit invoices.
 * Quotes and proofs claim nothing.
 */
export function claimsOf(document: DocumentData): Claim[] {
  switch (document.kind) {
    case "QUOTE":
    case "PROOF":
      return [];
    case "CREDIT_NOTE":
      return partsOf(document).map(({ service, rate, vatCents, totalCents }) => ({
        service,
        rate,
        vatCents: -vatCents,
        totalCents: -totalCents,
      }));
    default:
      return partsOf(document);
  }
}

/** Amounts in cents that were added up. */
type ClaimSum = Pick<Claim, "vatCents" | "totalCents">;

/** Sums the claims of documents by the key that `keyOf` gives each claim. */
export function sumClaims<Key>(
  documents: DocumentData[],
  keyOf: (claim: Claim, document: DocumentData) => Key,
): Map<Key, ClaimSum> {
  const sums = new Map<Key, ClaimSum>();
  for (const document of documents) {
    for (const claim of claimsOf(document)) {
      const key = keyOf(claim, document);
      const { vatCents, totalCents } = sums.get(key) ?? { vatCents: 0, totalCents: 0 };
      sums.set(key, {
        vatCents: vatCents + claim.vatCents,
        totalCents: totalCents + claim.totalCents,
      });
    }
  }
  return sums;
}

function partsOf(document: DocumentData): Claim[] {
  if (document.order) return document.vats.map((vat) => ({ ...vat, service: "SHOP" as const }));
  if (document.business) return document.business.services;
  const { totalCents, vatCents, vatRate } = document.totals;
  const deducted = document.deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return [
    {
      service: document.booking.kind,
      rate: vatRate,
      totalCents: totalCents - deducted,
      vatCents: vatCents - vatIncludedIn(deducted, vatRate),
    },
  ];
}
