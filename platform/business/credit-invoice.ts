import { and, eq } from "drizzle-orm";
import type { RideKind } from "@/lib/contract/booking";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { sumByRate, vatsBetween } from "@/lib/rules/money/vat-share";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { businesses } from "@/platform/db/schema/business";
import { documents } from "@/platform/db/schema/document";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import { documentFilesOf, issueDocument } from "@/platform/document/issue-document";
import { invalidFields } from "@/platform/http/api-error";
import { isFor } from "@/platform/payment/payable";
import { refundPayments } from "@/platform/payment/refund-payments";
import { businessDocument } from "./business-document";
import { postLetter } from "./mail-invoice";
import { claimsLeft, type InvoiceAccount } from "./read-invoices";

interface InvoiceCredit {
  amountCents: number;
  /** Reason, for the refund and the credit note, in the language of the business. */
  reason: string;
  label: string;
  /** Service and rate of the credit; shared over all of them when left out. */
  of?: { service: RideKind; rate: number };
  receipt: string;
  isHandedOver: boolean;
}

/**
 * Takes an amount off a monthly invoice, which is locked, by a credit note, and refunds the
 * payments beyond the remaining claim. A repeat with the same receipt changes nothing.
 * @returns the refund, in cents; undefined where it was done before
 * @throws ApiError INVALID_FIELDS for more than the invoice still claims
 */
export async function creditInvoice(
  { tx, idSite, now }: { tx: Sql; idSite: number; now: Date },
  account: InvoiceAccount,
  what: InvoiceCredit,
): Promise<number | undefined> {
  const { row, document, creditedCents, keptCents } = account;
  const { amountCents, reason, label: why, receipt, isHandedOver } = what;
  const { data } = document;
  if (!data.business) throw new Error(`${document.number} is of no business`);
  const of = { idBusinessInvoice: row.id };
  const cause = `business-credit:${row.id}:${receipt}`;
  const claimed = claimsLeft(account).filter(
    ({ service, rate }) => !what.of || (service === what.of.service && rate === what.of.rate),
  );
  const claimCents = claimed.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const isKnown = and(isFor(documents, of), eq(documents.cause, cause));
  if ((await tx.$count(documents, isKnown)) > 0) return undefined;
  if (amountCents > claimCents) throw invalidFields({ amount: "MORE_THAN_LEFT" });
  const services = vatsBetween(claimed, 0, amountCents);
  const vats = sumByRate(services);
  // Payments for the rides made before the invoice are not refunded here.
  const owedCents = Math.max(0, row.dueCents - creditedCents - amountCents);
  const refundCents = Math.max(0, keptCents - owedCents);
  const business = await readBusiness(tx, row.idBusiness);
  const label = documentLineWords[business.language].credit(document.number);
  const credit = await issueDocument(tx, { idSite, of, now, series: "A", cause }, (number) =>
    businessDocument(tx, business, now, {
      kind: "CREDIT_NOTE",
      number,
      business: { month: row.month, rides: data.business.rides, services },
      vats,
      lines: vats.map(({ rate, totalCents }) => ({
        label,
        vatRate: rate,
        amountCents: totalCents,
      })),
      paidCents: refundCents,
      refersTo: { number: document.number, issuedAt: parisIso(document.issuedAt) },
      reason: why,
    }),
  );
  if (refundCents > 0) {
    const back = { amountCents: refundCents, reason, now, receipt, isHandedOver };
    await refundPayments(tx, of, back);
  }
  await postLetter({ tx, idSite, now }, business, {
    kind: "credit",
    once: credit.number,
    number: document.number,
    month: row.month,
    amount: eurosFromCents(amountCents),
    dueDay: row.dueDay,
    documents: documentFilesOf([credit]),
  });
  return refundCents;
}

export async function readBusiness(tx: Sql, id: number): Promise<BusinessRow> {
  const [business] = await tx.select().from(businesses).where(eq(businesses.id, id));
  if (!business) throw new Error(`Business ${id} is not there`);
  return business;
}
