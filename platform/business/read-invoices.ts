import { and, desc, eq, inArray } from "drizzle-orm";
import { latePaymentCents } from "@/lib/rules/booking/late-payment";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import type { MonthSums } from "@/lib/rules/money/month-sums";
import { businessInvoices } from "@/platform/db/schema/business";
import { documents } from "@/platform/db/schema/document";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import type { DocumentRow } from "@/platform/document/issue-document";
import { ApiError } from "@/platform/http/api-error";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import type { BusinessInvoiceRow } from "./invoice-of-month";

type ServicePart = MonthSums["services"][number];

/** Monthly invoice with its document, and its credited and paid sums, in cents. */
export interface InvoiceAccount {
  row: BusinessInvoiceRow;
  document: DocumentRow;
  creditedCents: number;
  credits: ServicePart[];
  /** Paid for it and not given back. */
  keptCents: number;
  /** Sum still to be paid; never below zero. */
  leftCents: number;
  isLate: boolean;
  late: { interestCents: number; flatFeeCents: number };
}

/** Reads the invoices of a business, or of the site, the latest first, with their payments. */
export async function readInvoices(
  tx: Sql,
  { idBusiness, now }: { idBusiness?: number; now: Date },
): Promise<InvoiceAccount[]> {
  const rows = await tx
    .select()
    .from(businessInvoices)
    .where(idBusiness === undefined ? undefined : eq(businessInvoices.idBusiness, idBusiness))
    .orderBy(desc(businessInvoices.month), desc(businessInvoices.id));
  return accountsOf(tx, rows, now);
}

/**
 * Reads and locks an invoice until the transaction ends.
 * @throws ApiError NOT_FOUND
 */
export async function lockInvoice(tx: Sql, id: number, now: Date): Promise<InvoiceAccount> {
  const rows = await tx
    .select()
    .from(businessInvoices)
    .where(eq(businessInvoices.id, id))
    .for("update");
  const [account] = await accountsOf(tx, rows, now);
  if (!account) throw new ApiError("NOT_FOUND");
  return account;
}

/** Returns the remaining claims of an invoice, by service and rate, less its credit notes. */
export const claimsLeft = ({ document, credits }: InvoiceAccount): ServicePart[] =>
  (document.data.business?.services ?? []).map((claimed) => {
    const taken = credits.filter(
      ({ service, rate }) => service === claimed.service && rate === claimed.rate,
    );
    return {
      ...claimed,
      totalCents: claimed.totalCents - taken.reduce((sum, part) => sum + part.totalCents, 0),
      vatCents: claimed.vatCents - taken.reduce((sum, part) => sum + part.vatCents, 0),
    };
  });

async function accountsOf(
  tx: Sql,
  rows: BusinessInvoiceRow[],
  now: Date,
): Promise<InvoiceAccount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const issued = await tx.select().from(documents).where(inArray(documents.idBusinessInvoice, ids));
  const paid = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.idBusinessInvoice, ids), eq(payments.status, "PAID")));
  const { LEGAL_INTEREST_RATE } = await readNumbers(tx, ["LEGAL_INTEREST_RATE"]);
  return rows.map((row) => {
    const own = issued.filter(({ idBusinessInvoice }) => idBusinessInvoice === row.id);
    const document = own.find(({ series }) => series === "F");
    if (!document) throw new Error(`Business invoice ${row.id} has no document`);
    const creditNotes = own.filter(({ series }) => series === "A");
    const creditedCents = creditNotes.reduce((sum, { data }) => sum + data.totals.totalCents, 0);
    const credits = creditNotes.flatMap(({ data }) => data.business?.services ?? []);
    const keptCents = paid
      .filter(({ idBusinessInvoice }) => idBusinessInvoice === row.id)
      .reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0);
    const leftCents = Math.max(0, row.dueCents - creditedCents - keptCents);
    const isLate = leftCents > 0 && parisDate(now) > row.dueDay;
    const late = latePaymentCents({
      owedCents: isLate ? leftCents : 0,
      dueAt: parisInstant(row.dueDay, "12:00") ?? now,
      now,
      legalRatePercent: LEGAL_INTEREST_RATE,
      isProfessional: true,
    });
    return { row, document, creditedCents, credits, keptCents, leftCents, isLate, late };
  });
}
