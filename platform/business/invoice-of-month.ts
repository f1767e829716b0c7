import { and, eq } from "drizzle-orm";
import type { Actor } from "@/lib/contract/booking-status";
import { parisDate, parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { lastDayOver, monthEnd } from "@/lib/rules/money/closing-period";
import { invoiceDueDay } from "@/lib/rules/money/invoice-due-day";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { businesses, businessInvoices } from "@/platform/db/schema/business";
import type { Sql } from "@/platform/db/sql";
import { documentLineWords } from "@/platform/document/document-lines";
import { type DocumentRow, issueDocument } from "@/platform/document/issue-document";
import { ApiError } from "@/platform/http/api-error";
import { businessDocument } from "./business-document";
import { mailInvoice } from "./mail-invoice";
import { type MonthToInvoice, readMonth } from "./month-to-invoice";
import { rideLabel } from "./ride-label";

export type BusinessInvoiceRow = typeof businessInvoices.$inferSelect;

/** Transaction, site and instant. */
interface Work {
  tx: Sql;
  idSite: number;
  now: Date;
}

/**
 * Locks a business until the transaction ends.
 * @throws ApiError NOT_FOUND
 */
export async function lockBusiness(tx: Sql, id: number): Promise<BusinessRow> {
  const [row] = await tx.select().from(businesses).where(eq(businesses.id, id)).for("update");
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

/**
 * Issues the invoice of a month of a business and mails it: all its rides that were made and are
 * not invoiced. The database takes one invoice of a business and month.
 * @throws ApiError CONFLICT: the month is not over (MONTH_NOT_OVER), is invoiced (MONTH_INVOICED),
 *   or has no such ride (NOTHING_TO_INVOICE); NOT_FOUND
 */
export async function invoiceOfMonth(
  work: Work,
  { idBusiness, month, by }: { idBusiness: number; month: string; by: Actor },
): Promise<{ invoice: BusinessInvoiceRow; document: DocumentRow }> {
  const { tx, idSite, now } = work;
  if (monthEnd(month) > lastDayOver(now)) throw new ApiError("CONFLICT", "MONTH_NOT_OVER");
  const business = await lockBusiness(tx, idBusiness);
  const ofMonth = and(
    eq(businessInvoices.idBusiness, idBusiness),
    eq(businessInvoices.month, month),
  );
  if ((await tx.$count(businessInvoices, ofMonth)) > 0) throw monthInvoiced();
  const found = await readMonth(tx, idBusiness, month);
  if (found.rides.length === 0) throw new ApiError("CONFLICT", "NOTHING_TO_INVOICE");
  const dueDay = invoiceDueDay(parisDate(now), business);
  const { dueCents } = found.sums;
  const [invoice] = await tx
    .insert(businessInvoices)
    .values({ idSite, idBusiness, month, issuedAt: now, dueDay, dueCents })
    .onConflictDoNothing()
    .returning();
  if (!invoice) throw monthInvoiced();
  for (const { booking } of found.rides) {
    const locked = await lockBooking(tx, booking.id);
    await moveBooking(tx, locked, "INVOICE", { at: now, by }, { idBusinessInvoice: invoice.id });
  }
  const document = await issueInvoice(work, business, invoice, found);
  await mailInvoice(work, business, { invoice, document });
  return { invoice, document };
}

const monthInvoiced = () => new ApiError("CONFLICT", "MONTH_INVOICED");

async function issueInvoice(
  { tx, idSite, now }: Work,
  business: BusinessRow,
  { id, month, dueDay }: BusinessInvoiceRow,
  { rides, sums }: MonthToInvoice,
): Promise<DocumentRow> {
  const { language } = business;
  const words = documentLineWords[language];
  const dueAt = parisInstant(dueDay, "12:00");
  const of = { idBusinessInvoice: id };
  const cause = `business:${business.id}:${month}`;
  return issueDocument(tx, { idSite, of, now, series: "F", cause }, (number) =>
    businessDocument(tx, business, now, {
      kind: "INVOICE",
      number,
      business: { month, rides: rides.length, services: sums.services },
      vats: sums.vats,
      lines: rides.map(({ booking }) => ({
        label: rideLabel(booking, language),
        amountCents: booking.totalCents,
        vatRate: booking.vatRate,
      })),
      deductions: rides.flatMap(({ deposits }) =>
        deposits.map((deposit) => ({
          label: words.deduction(deposit.number, deposit.issuedAt),
          amountCents: deposit.claimCents,
        })),
      ),
      paidCents: sums.paidCents,
      dueCents: sums.dueCents,
      dueAt: dueAt ? parisIso(dueAt) : null,
    }),
  );
}
