import { and, desc, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Figure, GlancePage } from "@/lib/contract/admin/glance";
import type { Days, Span } from "@/lib/rules/calendar/glance-spans";
import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { bookingSubsets } from "@/platform/admin/subset/booking-subsets";
import { orderSubsets } from "@/platform/admin/subset/order-subsets";
import { bookings } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { disputeMovements, payments, refunds } from "@/platform/db/schema/payment";
import { visits } from "@/platform/db/schema/site-look";
import type { Sql } from "@/platform/db/sql";

/** Rows of a table, when each was, and what of them is added up. */
interface Summed {
  table: PgTable;
  at: PgColumn;
  condition: SQL | undefined;
  /** One each, where it is left out. */
  what?: PgColumn;
}

/** What rows add up to in each span, and before it; one statement, which reads the longest. */
async function sumBySpan(tx: Sql, spans: Span[], summed: Summed): Promise<Figure[]> {
  const { table, at, condition, what } = summed;
  const within = ({ from, until }: Days) =>
    and(gte(at, endOfParisDay(daysLater(from, -1))), lt(at, endOfParisDay(until)));
  const sumOf = (days: Days) =>
    sql<number>`coalesce(sum(${what ?? sql`1`}) filter (where ${within(days)}), 0)::integer`;
  const all = spans.flatMap(({ from, until, before }) => [{ from, until }, before]);
  const [earliest] = all.map(({ from }) => from).sort();
  const [latest] = all
    .map(({ until }) => until)
    .sort()
    .reverse();
  const [row = {}] = await tx
    .select(Object.fromEntries(all.map((days, index) => [String(index), sumOf(days)])))
    .from(table)
    .where(and(condition, within({ from: earliest ?? "", until: latest ?? "" })));
  const sums = all.map((_, index) => Number(row[String(index)] ?? 0));
  return spans.map((_, index) => ({ now: sums[2 * index] ?? 0, before: sums[2 * index + 1] ?? 0 }));
}

/** Rides that the company has promised or made. */
export const countRides = (tx: Sql, spans: Span[]): Promise<Figure[]> =>
  sumBySpan(tx, spans, {
    table: bookings,
    at: bookings.startAt,
    condition: bookingSubsets.FIRM(new Date(0)),
  });

/** Orders that were paid. */
export const countOrders = (tx: Sql, spans: Span[]): Promise<Figure[]> =>
  sumBySpan(tx, spans, { table: orders, at: orders.createdAt, condition: orderSubsets.SOLD() });

/** What came in less what was given back or taken back, in euros. */
export async function sumIncome(tx: Sql, spans: Span[]): Promise<Figure[]> {
  const received = await sumBySpan(tx, spans, {
    table: payments,
    at: payments.settledAt,
    condition: eq(payments.status, "PAID"),
    what: payments.amountCents,
  });
  const refunded = await sumBySpan(tx, spans, {
    table: refunds,
    at: refunds.doneAt,
    condition: undefined,
    what: refunds.amountCents,
  });
  const returned = await sumBySpan(tx, spans, {
    table: refunds,
    at: refunds.failedAt,
    condition: isNotNull(refunds.doneAt),
    what: refunds.amountCents,
  });
  const disputed = await sumBySpan(tx, spans, {
    table: disputeMovements,
    at: disputeMovements.at,
    condition: undefined,
    what: disputeMovements.takenCents,
  });
  const restOf = (index: number, when: keyof Figure) => {
    const of = (figures: Figure[]) => figures[index]?.[when] ?? 0;
    return eurosFromCents(of(received) - of(refunded) + of(returned) - of(disputed));
  };
  return spans.map((_, index) => ({ now: restOf(index, "now"), before: restOf(index, "before") }));
}

/** Over how many days visits are counted, and how many places that they come from are named. */
const VISIT_DAYS = 30;
const PLACES_NAMED = 8;

/** Visits that came with `?from=`, by its value, the most first. */
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
