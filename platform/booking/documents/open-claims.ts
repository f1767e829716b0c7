import type { BookingRow } from "@/platform/db/schema/booking";
import type { DocumentData } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { documentsOf } from "@/platform/document/issue-document";

/** Reads the remaining claim of each invoice, less its credit notes; the first one first. */
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

/** Computes an invoice's own claim, without those of its deposit invoices. */
const claimOf = ({ totals, deductions }: DocumentData) =>
  totals.totalCents - deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);

export type OpenClaims = Awaited<ReturnType<typeof openClaims>>;

export const sumOfClaims = (claims: OpenClaims) =>
  claims.reduce((sum, { claimCents }) => sum + claimCents, 0);
