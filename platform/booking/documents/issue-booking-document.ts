import { vatIncludedIn } from "@/lib/rules/money/cents";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { DocumentSeries } from "@/platform/db/schema/document";
import type { DocumentData } from "@/platform/db/schema/document-data";
import type { Sql } from "@/platform/db/sql";
import { type DocumentRow, issueDocument } from "@/platform/document/issue-document";
import { bookingDocument } from "./booking-document";

export const issueBookingDocument = (
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

/** Computes the totals of a part of a booking’s price, in cents, at the rate of its ride. */
export const partOfPrice = (
  { vatRate }: BookingRow,
  totalCents: number,
): DocumentData["totals"] => ({
  totalCents,
  vatCents: vatIncludedIn(totalCents, vatRate),
  vatRate,
});
