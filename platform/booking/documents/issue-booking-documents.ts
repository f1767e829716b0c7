import { creditForRefund } from "@/lib/rules/booking/lowered-price";
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
  booking: BookingRow,
  validUntil: Date,
): Promise<DocumentRow> {
  return issue(tx, booking, clock.now(), "D", `quote:${booking.reference}:${booking.version}`, {
    kind: "QUOTE",
    ...priceOf(booking),
    dueCents: booking.totalCents,
    validUntil: parisIso(validUntil),
    emissionsKg: booking.emissionsKg,
  });
}

/**
 * Issues the invoice of a payment before the ride (CGI, 289 I: an acompte has its own invoice). Once
 * the ride has started, a payment only settles the ride's invoice.
 */
export async function issueDepositInvoice(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  paid: { idPayment: number; amountCents: number },
): Promise<DocumentRow | undefined> {
  const now = clock.now();
  if (now >= booking.startAt) return undefined;
  const { amountCents } = paid;
  const words = documentLineWords[booking.language];
  return issue(tx, booking, now, "F", `payment:${paid.idPayment}`, {
    kind: "DEPOSIT_INVOICE",
    lines: [{ label: words.deposit(booking.reference), amountCents }],
    totals: part(booking, amountCents),
    paidCents: amountCents,
    emissionsKg: booking.emissionsKg,
  });
}

/** Issues the invoice of the ride, less what deposit invoices claimed already. */
export async function issueInvoice(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<DocumentRow> {
  const now = clock.now();
  const words = documentLineWords[booking.language];
  const deposits = await openClaims(tx, booking);
  const deductions = deposits
    .map(({ invoice: { number, issuedAt }, claimCents }) => ({
      label: words.deduction(number, issuedAt),
      amountCents: claimCents,
    }))
    .filter(({ amountCents }) => amountCents > 0);
  const deducted = deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { keptCents } = await moneyOf(tx, booking.id);
  const paidCents = Math.max(0, keptCents - deducted);
  return issue(tx, booking, now, "F", `invoice:${booking.reference}`, {
    kind: "INVOICE",
    ...priceOf(booking),
    deductions,
    paidCents,
    dueCents: booking.totalCents - deducted - paidCents,
    dueAt: parisIso(booking.startAt),
    emissionsKg: booking.emissionsKg,
  });
}

/**
 * Issues the credit notes (avoirs) that lower the invoices to the amount kept: each corrects one
 * invoice, the latest first. They cover refunded payments, and claims that nobody will pay.
 * @param what.refundCents the refunded part, which is taken from paid invoices first
 */
export async function issueCreditNotes(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  what: { refundCents: number; reason: string },
): Promise<DocumentRow[]> {
  const { keptCents } = await moneyOf(tx, booking.id);
  const claims = await openClaims(tx, booking);
  const creditCents = sumOfClaims(claims) - keptCents;
  const unpaidCents = creditCents - what.refundCents;
  return creditClaims(services, tx, booking, { ...what, claims, creditCents, unpaidCents });
}

/**
 * Issues the credit notes for money that the company gave back of its own accord: what invoices claim
 * of it already, and no more (`creditForRefund`).
 */
export async function issueRefundCredit(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  { refundCents, reason }: { refundCents: number; reason: string },
): Promise<DocumentRow[]> {
  const { keptCents } = await moneyOf(tx, booking.id);
  const claims = await openClaims(tx, booking);
  const creditCents = creditForRefund({
    status: booking.status,
    refundCents,
    claimedCents: sumOfClaims(claims),
    keptCents,
  });
  return creditClaims(services, tx, booking, { reason, claims, creditCents, unpaidCents: 0 });
}

type OpenClaims = Awaited<ReturnType<typeof openClaims>>;

const sumOfClaims = (claims: OpenClaims) =>
  claims.reduce((sum, { claimCents }) => sum + claimCents, 0);

/** Credits claims, the latest first; each credit note corrects one invoice. */
async function creditClaims(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  what: {
    claims: OpenClaims;
    creditCents: number;
    /** What of it was never paid. */
    unpaidCents: number;
    reason: string;
  },
): Promise<DocumentRow[]> {
  let { creditCents, unpaidCents: unpaidLeftCents } = what;
  const notes: DocumentRow[] = [];
  for (const { invoice, claimCents } of what.claims.toReversed()) {
    const amountCents = Math.min(creditCents, claimCents);
    if (amountCents <= 0) continue;
    const unpaidCents = Math.max(0, Math.min(unpaidLeftCents, amountCents));
    creditCents -= amountCents;
    unpaidLeftCents -= unpaidCents;
    const cause = `credit:${invoice.number}:${booking.version}`;
    notes.push(
      await issue(tx, booking, clock.now(), "A", cause, {
        kind: "CREDIT_NOTE",
        lines: [{ label: documentLineWords[booking.language].credit(invoice.number), amountCents }],
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
 * Invoices earlier payments at the VAT rate of the changed ride: each invoice at another rate is
 * credited in full, and its amount is invoiced again.
 */
export async function reissueDeposits(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  reason: string,
): Promise<DocumentRow[]> {
  const now = clock.now();
  const words = documentLineWords[booking.language];
  const documents: DocumentRow[] = [];
  for (const { invoice, claimCents } of await openClaims(tx, booking)) {
    const { number, issuedAt, data } = invoice;
    if (claimCents <= 0 || data.totals.vatRate === booking.vatRate) continue;
    documents.push(
      await issue(tx, booking, now, "A", `reissue-credit:${number}:${booking.version}`, {
        kind: "CREDIT_NOTE",
        lines: [{ label: words.credit(number), amountCents: claimCents }],
        totals: takenBack(data, claimCents, claimCents),
        paidCents: 0,
        refersTo: { number, issuedAt: parisIso(issuedAt) },
        reason,
      }),
      await issue(tx, booking, now, "F", `reissue:${number}:${booking.version}`, {
        kind: "DEPOSIT_INVOICE",
        lines: [{ label: words.deposit(booking.reference), amountCents: claimCents }],
        totals: part(booking, claimCents),
        paidCents: claimCents,
        emissionsKg: booking.emissionsKg,
      }),
    );
  }
  return documents;
}

/** What each invoice of a booking still claims, less its credit notes; the first one first. */
export async function openClaims(tx: Sql, booking: BookingRow) {
  const all = await documentsOf(tx, { idBooking: booking.id });
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
  booking: BookingRow,
  now: Date,
  series: DocumentSeries,
  cause: string,
  said: Omit<Parameters<typeof bookingDocument>[3], "number">,
): Promise<DocumentRow> =>
  issueDocument(
    tx,
    { idSite: booking.idSite, of: { idBooking: booking.id }, now, series, cause },
    (number) => bookingDocument(tx, booking, now, { ...said, number }),
  );
