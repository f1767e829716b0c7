import { and, asc, eq, inArray } from "drizzle-orm";
import type { BusinessInvoice, BusinessPage, InvoicePreview } from "@/lib/contract/admin/business";
import { parisDate, parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { lastDayOver, monthEnd } from "@/lib/rules/money/closing-period";
import { invoiceDueDay } from "@/lib/rules/money/invoice-due-day";
import { fullName } from "@/lib/rules/text/full-name";
import type { BusinessRow } from "@/platform/booking/business/business-terms";
import { readMonth, ridesByMonth } from "@/platform/business/month-to-invoice";
import { type InvoiceAccount, readInvoices } from "@/platform/business/read-invoices";
import { rideLabel } from "@/platform/business/ride-label";
import { bookings } from "@/platform/db/schema/booking";
import { businessMembers } from "@/platform/db/schema/business";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";

/** Reads a business's bookers, the rides to be invoiced to it, and its invoices. */
export async function businessPage(tx: Sql, { id }: BusinessRow, now: Date): Promise<BusinessPage> {
  const months = await ridesByMonth(tx, id);
  const members = await tx
    .select()
    .from(businessMembers)
    .innerJoin(users, eq(users.id, businessMembers.idUser))
    .where(eq(businessMembers.idBusiness, id))
    .orderBy(asc(users.lastname), asc(users.firstname));
  const isToCome = inArray(bookings.status, [
    "HELD",
    "AWAITING_DEPOSIT",
    "AWAITING_DIFFERENCE",
    "AWAITING_CONFIRMATION",
    "CONFIRMED",
    "FINAL",
  ]);
  return {
    members: members.map(({ user, business_member: { idUser, costCentre } }) => ({
      idUser,
      name: fullName(user),
      email: user.email,
      costCentre,
    })),
    months: [...months].map(([month, rides]) => ({
      month,
      rides: rides.length,
      total: eurosFromCents(rides.reduce((sum, { totalCents }) => sum + totalCents, 0)),
      isOver: monthEnd(month) <= lastDayOver(now),
    })),
    toCome: await tx.$count(bookings, and(eq(bookings.idBusiness, id), isToCome)),
    invoices: (await readInvoices(tx, { idBusiness: id, now })).map(invoiceView),
  };
}

export const invoiceView = (account: InvoiceAccount): BusinessInvoice => ({
  id: account.row.id,
  idDocument: account.document.id,
  number: account.document.number,
  month: account.row.month,
  issuedAt: parisIso(account.row.issuedAt),
  dueDay: account.row.dueDay,
  due: eurosFromCents(account.row.dueCents),
  credited: eurosFromCents(account.creditedCents),
  paid: eurosFromCents(account.keptCents),
  left: eurosFromCents(account.leftCents),
  isLate: account.isLate,
  late: {
    interest: eurosFromCents(account.late.interestCents),
    flatFee: eurosFromCents(account.late.flatFeeCents),
  },
});

/** Previews the invoice of a month as it would be issued now. Changes nothing. */
export async function previewOf(
  tx: Sql,
  business: BusinessRow,
  month: string,
  now: Date,
): Promise<InvoicePreview> {
  const { rides, sums } = await readMonth(tx, business.id, month);
  return {
    month,
    lines: rides.map(({ booking }) => ({
      reference: booking.reference,
      label: rideLabel(booking, business.language),
      rate: booking.vatRate,
      amount: eurosFromCents(booking.totalCents),
    })),
    total: eurosFromCents(sums.totalCents),
    vats: sums.vats.map(({ rate, vatCents }) => ({ rate, vat: eurosFromCents(vatCents) })),
    deducted: eurosFromCents(sums.deductedCents),
    paid: eurosFromCents(sums.paidCents),
    due: eurosFromCents(sums.dueCents),
    dueDay: invoiceDueDay(parisDate(now), business),
  };
}
