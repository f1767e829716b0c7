import { parisIso } from "@/lib/rules/calendar/paris-time";
import { moneyOf } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/booking/record/move-booking";
import type { Sql } from "@/platform/db/database";
import { documentLineWords } from "@/platform/document/document-lines";
import type { DocumentRow } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import { priceOf } from "./booking-document";
import { issueBookingDocument, partOfPrice } from "./issue-booking-document";
import { openClaims } from "./open-claims";

/** Issues a quote (devis) of a booking that is not accepted yet; a new price is a new quote. */
export async function issueQuote(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  validUntil: Date,
): Promise<DocumentRow> {
  return issueBookingDocument(
    tx,
    booking,
    clock.now(),
    "D",
    `quote:${booking.reference}:${booking.version}`,
    {
      kind: "QUOTE",
      ...priceOf(booking),
      dueCents: booking.totalCents,
      validUntil: parisIso(validUntil),
      emissionsKg: booking.emissionsKg,
    },
  );
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
  return issueBookingDocument(tx, booking, now, "F", `payment:${paid.idPayment}`, {
    kind: "DEPOSIT_INVOICE",
    lines: [{ label: words.deposit(booking.reference), amountCents }],
    totals: partOfPrice(booking, amountCents),
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
  return issueBookingDocument(tx, booking, now, "F", `invoice:${booking.reference}`, {
    kind: "INVOICE",
    ...priceOf(booking),
    deductions,
    paidCents,
    dueCents: booking.totalCents - deducted - paidCents,
    dueAt: parisIso(booking.startAt),
    emissionsKg: booking.emissionsKg,
  });
}
