import type { LanguageCode } from "@/lib/contract/locale";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { moneyOf } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { DocumentAmount, DocumentData } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import type { DocumentRow } from "@/platform/document/issue-document";
import type { Services } from "@/platform/services/services";
import { priceOf } from "./booking-document";
import { issueBookingDocument, partOfPrice } from "./issue-booking-document";
import { type OpenClaims, openClaims, sumOfClaims } from "./open-claims";

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
 * Issues the invoice of a payment before the ride: an invoice of the ride itself where the payment
 * covers it whole, else of an acompte, which has its own invoice (CGI, 289 I). Once the ride has
 * started, a payment only settles the ride's invoice.
 */
export async function issuePaymentInvoice(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
  paid: { idPayment: number; amountCents: number },
): Promise<DocumentRow | undefined> {
  const now = clock.now();
  if (now >= booking.startAt) return undefined;
  const { amountCents } = paid;
  const { emissionsKg, language } = booking;
  const claims = await openClaims(tx, booking);
  const isWhole = sumOfClaims(claims) + amountCents === booking.totalCents;
  return issueBookingDocument(tx, booking, now, "F", `payment:${paid.idPayment}`, {
    ...(isWhole
      ? { kind: "INVOICE", ...priceOf(booking), deductions: deductionsOf(claims, language) }
      : {
          kind: "DEPOSIT_INVOICE",
          lines: [{ label: documentLineWords[language].deposit(booking.reference), amountCents }],
          totals: partOfPrice(booking, amountCents),
        }),
    paidCents: amountCents,
    emissionsKg,
  });
}

/**
 * Issues the invoice of the ride, less the claims of earlier invoices. A ride that was paid whole
 * before, and has not changed since, has its invoice already: no sum has two.
 */
export async function issueInvoice(
  { clock }: Services,
  tx: Sql,
  booking: BookingRow,
): Promise<DocumentRow> {
  const now = clock.now();
  const claims = await openClaims(tx, booking);
  const earlier = claims.find(({ invoice: { data } }) => isOfRide(data, booking));
  if (earlier && sumOfClaims(claims) === booking.totalCents) return earlier.invoice;
  const deductions = deductionsOf(claims, booking.language);
  const deducted = deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { coveredCents } = await moneyOf(tx, booking.id);
  const paidCents = Math.max(0, coveredCents - deducted);
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

/** Tells whether a document invoices the ride as it is: its day, price and rate. */
const isOfRide = ({ kind, booking: ride, totals }: DocumentData, booking: BookingRow): boolean =>
  kind === "INVOICE" &&
  ride?.startAt === parisIso(booking.startAt) &&
  totals.totalCents === booking.totalCents &&
  totals.vatRate === booking.vatRate;

function deductionsOf(claims: OpenClaims, language: LanguageCode): DocumentAmount[] {
  const words = documentLineWords[language];
  return claims
    .filter(({ claimCents }) => claimCents > 0)
    .map(({ invoice: { number, issuedAt, data }, claimCents }) => ({
      label: (data.kind === "INVOICE" ? words.invoiced : words.deduction)(number, issuedAt),
      amountCents: claimCents,
    }));
}
