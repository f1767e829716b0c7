import { asc, eq } from "drizzle-orm";
import { moneyOf } from "@/platform/booking/record/booking-money";
import type { BookingEventRow } from "@/platform/booking/record/move-booking";
import { type BookingRow, bookingEvents, rides } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { type DocumentRow, documentsOf } from "@/platform/document/issue-document";
import type { Money } from "@/platform/payment/money";

export interface BookingFacts {
  /** In the order in which they are made. */
  rides: (typeof rides.$inferSelect)[];
  /** First line first; it has one for each version of the row. */
  history: BookingEventRow[];
  money: Money;
  /** Issued documents, the first one first. */
  documents: DocumentRow[];
}

/**
 * Reads the data of a booking besides its row.
 * @param known data that this transaction has just read or written, which is not read again
 */
export async function readBookingFacts(
  tx: Sql,
  { id: idBooking }: BookingRow,
  known: Partial<BookingFacts> = {},
): Promise<BookingFacts> {
  return {
    rides:
      known.rides ??
      (await tx
        .select()
        .from(rides)
        .where(eq(rides.idBooking, idBooking))
        .orderBy(asc(rides.startAt))),
    history:
      known.history ??
      (await tx
        .select()
        .from(bookingEvents)
        .where(eq(bookingEvents.idBooking, idBooking))
        .orderBy(asc(bookingEvents.sequence))),
    money: known.money ?? (await moneyOf(tx, idBooking)),
    documents: known.documents ?? (await documentsOf(tx, { idBooking })),
  };
}
