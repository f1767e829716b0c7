import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { GlancePage } from "@/lib/contract/admin/glance";
import type { Days } from "@/lib/rules/calendar/glance-spans";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bookingSubsets } from "@/platform/booking/staff/resources/booking-subsets";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { disputeMovements, payments, refunds } from "@/platform/db/schema/payment";
import { visits } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";
import { orderSubsets } from "@/platform/shop/staff/resources/order-subsets";

/** Rows of a table, with the instant of each, and the column to add up. */
interface Summed {
  table: PgTable;
  at: PgColumn;
  condition: SQL | undefined;
  /** Each row counts one where it is left out. */
  what?: PgColumn;
}

/** Sums rows within each of some days; one statement, which reads from the first to the last. */
async function sumWithin(tx: Sql, each: Days[], summed: Summed): Promise<number[]> {
  const { table, at, condition, what } = summed;
  const within = ({ from, until }: Days) =>
    and(gte(at, endOfParisDay(daysLater(from, -1))), lt(at, endOfParisDay(until)));
  const sumOf = (days: Days) =>
    sql<number>`coalesce(sum(${what ?? sql`1`}) filter (where ${within(days)}), 0)::integer`;
  const [earliest = ""] = each.map(({ from }) => from).sort();
  const latest = each
    .map(({ until }) => until)
    .sort()
    .at(-1);
  const [row = {}] = await tx
    .select(Object.fromEntries(each.map((days, index) => [String(index), sumOf(days)])))
    .from(table)
    .where(and(condition, within({ from: earliest, until: latest ?? earliest })));
  return each.map((_, index) => Number(row[String(index)] ?? 0));
}

/** Rides that the company has promised or made, within each of some days. */
export const countRides = (tx: Sql, each: Days[]): Promise<number[]> =>
  sumWithin(tx, each, {
    table: bookings,
    at: bookings.startAt,
    condition: bookingSubsets.FIRM(new Date(0)),
  });

/** Orders that were paid, within each of some days. */
export const countOrders = (tx: Sql, each: Days[]): Promise<number[]> =>
  sumWithin(tx, each, { table: orders, at: orders.createdAt, condition: orderSubsets.SOLD() });

/** Sums the money received less the refunds and disputes, in euros, within each of some days. */
export async function sumIncome(tx: Sql, each: Days[]): Promise<number[]> {
  const received = await sumWithin(tx, each, {
    table: payments,
    at: payments.settledAt,
    condition: eq(payments.status, "PAID"),
    what: payments.amountCents,
  });
  const refunded = await sumWithin(tx, each, {
    table: refunds,
    at: refunds.doneAt,
    condition: undefined,
    what: refunds.amountCents,
  });
  const returned = await sumWithin(tx, each, {
    table: refunds,
    at: refunds.failedAt,
    condition: isNotNull(refunds.doneAt),
    what: refunds.amountCents,
  });
  const disputed = await sumWithin(tx, each, {
    table: disputeMovements,
    at: disputeMovements.at,
    condition: undefined,
    what: disputeMovements.takenCents,
  });
  return received.map((sum, index) => {
    const of = (sums: number[]) => sums[index] ?? 0;
    return eurosFromCents(sum - of(refunded) + of(returned) - of(disputed));
  });
}

const VISIT_DAYS = 30;
const PLACES_NAMED = 8;

/** Counts visits that came with `?from=`, by its value, the most first. */
export async function countVisits(tx: Sql, today: string): Promise<GlancePage["visits"]> {
  const begin = daysLater(today, 1 - VISIT_DAYS);
  const sumWhere = (condition: SQL) =>
    sql<number>`coalesce(sum(${visits.count}) filter (where ${condition}), 0)::integer`;
  const now = sumWhere(gte(visits.day, begin));
  return tx
    .select({ from: visits.from, now, before: sumWhere(lt(visits.day, begin)) })
    .from(visits)
    .where(gte(visits.day, daysLater(begin, -VISIT_DAYS)))
    .groupBy(visits.from)
    .having(sql`${now} > 0`)
    .orderBy(desc(now), visits.from)
    .limit(PLACES_NAMED);
}
