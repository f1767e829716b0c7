import { and, asc, eq, isNull } from "drizzle-orm";
import { invoiceMonth } from "@/lib/rules/money/invoice-month";
import { type MonthSums, monthSums } from "@/lib/rules/money/month-sums";
import { openClaims } from "@/platform/booking/documents/open-claims";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { businessInvoices } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";

/** Ride to be listed on a monthly invoice; amounts in cents. */
interface RideToInvoice {
  booking: BookingRow;
  deposits: { number: string; issuedAt: Date; claimCents: number }[];
  keptCents: number;
}

/** The rides of a month of a business, the first one first, and their total. */
export interface MonthToInvoice {
  rides: RideToInvoice[];
  sums: MonthSums;
}

/** Reads a business's made rides that are on no invoice, by the month of the next one. */
export async function ridesByMonth(
  tx: Sql,
  idBusiness: number,
): Promise<Map<string, BookingRow[]>> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.idBusiness, idBusiness),
        eq(bookings.status, "DONE"),
        isNull(bookings.idBusinessInvoice),
      ),
    )
    .orderBy(asc(bookings.startAt), asc(bookings.id));
  const invoiced = await tx
    .select({ month: businessInvoices.month })
    .from(businessInvoices)
    .where(eq(businessInvoices.idBusiness, idBusiness));
  const out = new Set(invoiced.map(({ month }) => month));
  const months = new Map<string, BookingRow[]>();
  for (const row of rows) {
    const month = invoiceMonth(row.startAt, out);
    months.set(month, [...(months.get(month) ?? []), row]);
  }
  return new Map([...months].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads the content of a month's invoice; without rides there is nothing to invoice. */
export async function readMonth(
  tx: Sql,
  idBusiness: number,
  month: string,
): Promise<MonthToInvoice> {
  const found = (await ridesByMonth(tx, idBusiness)).get(month) ?? [];
  const rides: RideToInvoice[] = [];
  for (const booking of found) {
    const claims = await openClaims(tx, booking);
    const { coveredCents: keptCents } = await moneyOf(tx, booking.id);
    const deposits = claims
      .filter(({ claimCents }) => claimCents > 0)
      .map(({ invoice: { number, issuedAt }, claimCents }) => ({ number, issuedAt, claimCents }));
    rides.push({ booking, deposits, keptCents });
  }
  const sums = monthSums(
    rides.map(({ booking, deposits, keptCents }) => ({
      service: booking.kind,
      rate: booking.vatRate,
      totalCents: booking.totalCents,
      deductedCents: deposits.reduce((sum, { claimCents }) => sum + claimCents, 0),
      keptCents,
    })),
  );
  return { rides, sums };
}
