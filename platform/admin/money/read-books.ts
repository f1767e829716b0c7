import { and, asc, eq, gte, lt, ne } from "drizzle-orm";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import type { Sql } from "@/platform/db/database";
import { documents } from "@/platform/db/schema/document";
import { payments, refunds } from "@/platform/db/schema/payment";

/** What there is of a period, from one day of Paris to another, the last one included. */
export async function readBooksBetween(tx: Sql, { from, until }: { from: string; until: string }) {
  const [begin, end] = [endOfParisDay(daysLater(from, -1)), endOfParisDay(until)];
  return {
    received: await tx
      .select({ at: payments.settledAt, cents: payments.amountCents })
      .from(payments)
      .where(
        and(
          eq(payments.status, "PAID"),
          gte(payments.settledAt, begin),
          lt(payments.settledAt, end),
        ),
      ),
    refunded: await tx
      .select({ at: refunds.doneAt, cents: refunds.amountCents })
      .from(refunds)
      .where(and(gte(refunds.doneAt, begin), lt(refunds.doneAt, end))),
    /** The invoices and credit notes, in the order in which they were issued. */
    issued: await tx
      .select({ series: documents.series, number: documents.number, data: documents.data })
      .from(documents)
      .where(
        and(ne(documents.series, "D"), gte(documents.issuedAt, begin), lt(documents.issuedAt, end)),
      )
      .orderBy(asc(documents.year), asc(documents.sequence)),
  };
}
