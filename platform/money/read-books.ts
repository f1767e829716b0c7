import { and, asc, eq, gte, isNotNull, lt, ne, sql } from "drizzle-orm";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { documents } from "@/platform/db/schema/document";
import { disputeMovements, payments, refunds } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";

/** Reads the books of a period, from one day of Paris to another, the last one included. */
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
    refunded: [
      ...(await refundedBetween(tx, begin, end)),
      ...(await returnedBetween(tx, begin, end)),
    ],
    disputed: await tx
      .select({ at: disputeMovements.at, cents: disputeMovements.takenCents })
      .from(disputeMovements)
      .where(and(gte(disputeMovements.at, begin), lt(disputeMovements.at, end))),
    /** Invoices and credit notes, in the order in which they were issued. */
    issued: await tx
      .select({ series: documents.series, number: documents.number, data: documents.data })
      .from(documents)
      .where(
        and(ne(documents.series, "D"), gte(documents.issuedAt, begin), lt(documents.issuedAt, end)),
      )
      .orderBy(asc(documents.year), asc(documents.sequence)),
  };
}

const refundedBetween = (tx: Sql, begin: Date, end: Date) =>
  tx
    .select({ at: refunds.doneAt, cents: refunds.amountCents })
    .from(refunds)
    .where(and(gte(refunds.doneAt, begin), lt(refunds.doneAt, end)));

/** Reads failed refunds: they went in their period, and came back in this one. */
const returnedBetween = (tx: Sql, begin: Date, end: Date) =>
  tx
    .select({ at: refunds.failedAt, cents: sql<number>`-${refunds.amountCents}` })
    .from(refunds)
    .where(and(isNotNull(refunds.doneAt), gte(refunds.failedAt, begin), lt(refunds.failedAt, end)));
