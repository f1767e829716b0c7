import { parisIso } from "@/lib/rules/calendar/paris-time";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import { moneyOf } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import type { DocumentSeries } from "@/platform/db/schema/document";
import type { DocumentData } from "@/platform/db/schema/document-data";
import { documentLineWords } from "@/platform/document/document-lines";
import { type DocumentRow, documentsOf, issueDocument } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import { bookingDocument, priceOf } from "./booking-document";

/** Issues a quote (devis) of a booking that is not accepted yet; a new price is a new quote. */
export async function issueQuote(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
  validUntil: Date,
): Promise<DocumentRow> {
  return issue(tx, row, clock.now(), "D", `quote:${row.reference}:${row.version}`, {
    kind: "QUOTE",
    ...priceOf(row),
    dueCents: row.totalCents,
    validUntil: parisIso(validUntil),
    emissionsKg: row.emissionsKg,
  });
}

/**
 * Issues the invoice of what was paid before the ride (CGI, 289 I: an acompte has its own). From
 * its start on a payment only settles the ride's own invoice.
 */
export async function issueDepositInvoice(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
  paid: { idPayment: number; amountCents: number },
): Promise<DocumentRow | undefined> {
  const now = clock.now();
  if (now >= row.startAt) return undefined;
  const { amountCents } = paid;
  const words = documentLineWords[row.language];
  return issue(tx, row, now, "F", `payment:${paid.idPayment}`, {
    kind: "DEPOSIT_INVOICE",
    lines: [{ label: words.deposit(row.reference), amountCents }],
    totals: part(row, amountCents),
    paidCents: amountCents,
    emissionsKg: row.emissionsKg,
  });
}

/** Issues the invoice of the ride, less what deposit invoices claimed already. */
export async function issueInvoice(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
): Promise<DocumentRow> {
  const now = clock.now();
  const words = documentLineWords[row.language];
  const deposits = await openClaims(tx, row);
  const deductions = deposits
    .map(({ invoice: { number, issuedAt }, claimCents }) => ({
      label: words.deduction(number, issuedAt),
      amountCents: claimCents,
    }))
    .filter(({ amountCents }) => amountCents > 0);
  const deducted = deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { keptCents } = await moneyOf(tx, row.id);
  const paidCents = Math.max(0, keptCents - deducted);
  return issue(tx, row, now, "F", `invoice:${row.reference}`, {
    kind: "INVOICE",
    ...priceOf(row),
    deductions,
    paidCents,
    dueCents: row.totalCents - deducted - paidCents,
    dueAt: parisIso(row.startAt),
    emissionsKg: row.emissionsKg,
  });
}

/**
 * Issues the credit notes (avoirs) after which the invoices claim no more than what is kept: each
 * corrects one invoice, the latest first. They take back what was paid and is refunded, and what
 * an invoice claimed that nobody will pay any more.
 * @param what.refundCents the part that goes back, of the invoices that were paid first
 */
export async function issueCreditNotes(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
  what: { refundCents: number; reason: string },
): Promise<DocumentRow[]> {
  const { keptCents } = await moneyOf(tx, row.id);
  const claims = await openClaims(tx, row);
  let left = claims.reduce((sum, { claimCents }) => sum + claimCents, 0) - keptCents;
  let unpaid = left - what.refundCents;
  const notes: DocumentRow[] = [];
  for (const { invoice, claimCents } of claims.toReversed()) {
    const amountCents = Math.min(left, claimCents);
    if (amountCents <= 0) continue;
    const unpaidCents = Math.max(0, Math.min(unpaid, amountCents));
    left -= amountCents;
    unpaid -= unpaidCents;
    const cause = `credit:${invoice.number}:${row.version}`;
    notes.push(
      await issue(tx, row, clock.now(), "A", cause, {
        kind: "CREDIT_NOTE",
        lines: [{ label: documentLineWords[row.language].credit(invoice.number), amountCents }],
        totals: takenBack(invoice.data, claimCents, amountCents),
        paidCents: amountCents - unpaidCents,
        refersTo: { number: invoice.number, issuedAt: parisIso(invoice.issuedAt) },
        reason: what.reason,
      }),
    );
  }
  return notes;
}

/**
 * Issues what was paid before a change at the VAT rate of what the ride has become: each invoice at
 * another rate is taken back whole, and its amount invoiced anew.
 */
export async function reissueDeposits(
  { clock }: Services,
  tx: Sql,
  row: BookingRow,
  reason: string,
): Promise<DocumentRow[]> {
  const now = clock.now();
  const words = documentLineWords[row.language];
  const documents: DocumentRow[] = [];
  for (const { invoice, claimCents } of await openClaims(tx, row)) {
    const { number, issuedAt, data } = invoice;
    if (claimCents <= 0 || data.totals.vatRate === row.vatRate) continue;
    documents.push(
      await issue(tx, row, now, "A", `reissue-credit:${number}:${row.version}`, {
        kind: "CREDIT_NOTE",
        lines: [{ label: words.credit(number), amountCents: claimCents }],
        totals: takenBack(data, claimCents, claimCents),
        paidCents: 0,
        refersTo: { number, issuedAt: parisIso(issuedAt) },
        reason,
      }),
      await issue(tx, row, now, "F", `reissue:${number}:${row.version}`, {
        kind: "DEPOSIT_INVOICE",
        lines: [{ label: words.deposit(row.reference), amountCents: claimCents }],
        totals: part(row, claimCents),
        paidCents: claimCents,
        emissionsKg: row.emissionsKg,
      }),
    );
  }
  return documents;
}

/** What each invoice of a booking still claims, less its credit notes; the first one first. */
async function openClaims(tx: Sql, row: BookingRow) {
  const all = await documentsOf(tx, { idBooking: row.id });
  const creditedOf = (number: string) =>
    all
      .filter(({ data }) => data.refersTo?.number === number)
      .reduce((sum, { data }) => sum + data.totals.totalCents, 0);
  return all
    .filter(({ series }) => series === "F")
    .map((invoice) => ({
      invoice,
      claimCents: claimOf(invoice.data) - creditedOf(invoice.number),
    }));
}

/** What an invoice claims by itself: not what its deposits did. */
const claimOf = ({ totals, deductions }: DocumentData) =>
  totals.totalCents - deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** A part of what an invoice claims, at its own rate; the VAT of all parts is that of the whole. */
const takenBack = (
  { totals: { vatRate } }: DocumentData,
  claimCents: number,
  totalCents: number,
): DocumentData["totals"] => ({
  totalCents,
  vatCents: vatIncludedIn(claimCents, vatRate) - vatIncludedIn(claimCents - totalCents, vatRate),
  vatRate,
});

const part = ({ vatRate }: BookingRow, totalCents: number): DocumentData["totals"] => ({
  totalCents,
  vatCents: vatIncludedIn(totalCents, vatRate),
  vatRate,
});

/** Issues a document of a booking. */
const issue = (
  tx: Sql,
  row: BookingRow,
  now: Date,
  series: DocumentSeries,
  cause: string,
  said: Omit<Parameters<typeof bookingDocument>[3], "number">,
): Promise<DocumentRow> =>
  issueDocument(
    tx,
    { idSite: row.idSite, of: { idBooking: row.id }, now, series, cause },
    (number) => bookingDocument(tx, row, now, { ...said, number }),
  );
