import { creditForRefund } from "@/lib/rules/booking/lowered-price";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { vatIncludedIn } from "@/lib/rules/money/cents";
import { moneyOf } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { DocumentData } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import type { DocumentRow } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import { issueBookingDocument, partOfPrice } from "./issue-booking-document";
import { type OpenClaims, openClaims, sumOfClaims } from "./open-claims";

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

/** Credits a refund of the company's own accord as far as invoices claim it (`creditForRefund`). */
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

/** Credits claims, the latest first; each credit note corrects one invoice. */
async function creditClaims(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  what: {
    claims: OpenClaims;
    creditCents: number;
    /** Part of the claim that was never paid. */
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
      await issueBookingDocument(tx, booking, clock.now(), "A", cause, {
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

/** Invoices earlier payments again at the changed ride's VAT rate, and credits the others. */
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
      await issueBookingDocument(
        tx,
        booking,
        now,
        "A",
        `reissue-credit:${number}:${booking.version}`,
        {
          kind: "CREDIT_NOTE",
          lines: [{ label: words.credit(number), amountCents: claimCents }],
          totals: takenBack(data, claimCents, claimCents),
          paidCents: 0,
          refersTo: { number, issuedAt: parisIso(issuedAt) },
          reason,
        },
      ),
      await issueBookingDocument(tx, booking, now, "F", `reissue:${number}:${booking.version}`, {
        kind: "DEPOSIT_INVOICE",
        lines: [{ label: words.deposit(booking.reference), amountCents: claimCents }],
        totals: partOfPrice(booking, claimCents),
        paidCents: claimCents,
        emissionsKg: booking.emissionsKg,
      }),
    );
  }
  return documents;
}

/** Takes back a part of an invoice's claim, at its own rate; the VAT parts add up to the whole. */
const takenBack = (
  { totals: { vatRate } }: DocumentData,
  claimCents: number,
  totalCents: number,
): DocumentData["totals"] => ({
  totalCents,
  vatCents: vatIncludedIn(claimCents, vatRate) - vatIncludedIn(claimCents - totalCents, vatRate),
  vatRate,
});
