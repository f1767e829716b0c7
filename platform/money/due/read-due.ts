import { and, eq, inArray, max, sql } from "drizzle-orm";
import type { DueItem, DueKind } from "@/lib/contract/admin/due";
import { dueSince } from "@/lib/rules/booking/due-since";
import { daysBetween } from "@/lib/rules/calendar/paris-day";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { readInvoices } from "@/platform/business/read-invoices";
import { bookings } from "@/platform/db/schema/booking";
import { businesses, dueReminders } from "@/platform/db/schema/business";
import { orders } from "@/platform/db/schema/order";
import { payments } from "@/platform/db/schema/payment";
import type { Sql } from "@/platform/db/sql";
import { coveredSql } from "@/platform/payment/money";

/** Debt before its reminders are read. */
type Owed = Omit<DueItem, "remindedOn" | "mayRemind">;

/** Days after which an order that is to be paid by transfer is late. */
const TRANSFER_DAYS = 7;

/** Reads every debt to the company at an instant, the oldest first. @param of one purchase alone */
export async function readDue(
  tx: Sql,
  now: Date,
  of?: { kind: DueKind; id: number },
): Promise<DueItem[]> {
  const isAsked = (kind: DueKind) => of === undefined || of.kind === kind;
  const owed = [
    ...(isAsked("BOOKING") ? await dueOfBookings(tx, now, of?.id) : []),
    ...(isAsked("ORDER") ? await dueOfOrders(tx, now, of?.id) : []),
    ...(isAsked("INVOICE") ? await dueOfInvoices(tx, now) : []),
  ].filter(({ id }) => of === undefined || id === of.id);
  const reminders = await lastReminders(tx);
  const today = parisDate(now);
  return owed
    .map((item) => {
      const remindedOn = reminders.get(`${item.kind} ${item.id}`) ?? null;
      return { ...item, remindedOn, mayRemind: remindedOn !== today };
    })
    .sort((a, b) => (a.since === b.since ? a.id - b.id : a.since < b.since ? -1 : 1));
}

/** SQL for the covered part of each booking or order, in cents. */
const coveredOf = (column: typeof payments.idBooking | typeof payments.idOrder, name: string) =>
  sql<number>`coalesce((select sum(${coveredSql}) from ${payments} where ${column} = ${sql.raw(name)}.id and ${payments.status} = 'PAID'), 0)::int`;

async function dueOfBookings(tx: Sql, now: Date, id: number | undefined): Promise<Owed[]> {
  const kept = coveredOf(payments.idBooking, "booking");
  const rows = await tx
    .select({ booking: bookings, keptCents: kept })
    .from(bookings)
    .where(
      and(
        inArray(bookings.status, ["AWAITING_DIFFERENCE", "CONFIRMED", "FINAL", "DONE", "INVOICED"]),
        sql`${bookings.totalCents} > ${kept}`,
        ...(id === undefined ? [] : [eq(bookings.id, id)]),
      ),
    );
  return rows.flatMap(({ booking, keptCents }) => {
    const due = dueSince({ ...booking, keptCents, isOnAccount: booking.idBusiness !== null }, now);
    if (!due) return [];
    return [
      {
        kind: "BOOKING" as const,
        id: booking.id,
        reference: booking.reference,
        idBusiness: null,
        customer: booking.company ?? fullName(booking),
        amount: eurosFromCents(due.owedCents),
        since: parisDate(due.since),
        isLate: parisDate(due.since) < parisDate(now),
      },
    ];
  });
}

async function dueOfOrders(tx: Sql, now: Date, id: number | undefined): Promise<Owed[]> {
  const kept = coveredOf(payments.idOrder, "shop_order");
  const rows = await tx
    .select({ order: orders, keptCents: kept })
    .from(orders)
    .where(
      and(
        eq(orders.status, "AWAITING_PAYMENT"),
        eq(orders.paymentMethod, "TRANSFER"),
        sql`${orders.totalCents} > ${kept}`,
        ...(id === undefined ? [] : [eq(orders.id, id)]),
      ),
    );
  return rows.map(({ order, keptCents }) => {
    const since = parisDate(order.createdAt);
    return {
      kind: "ORDER" as const,
      id: order.id,
      reference: order.reference,
      idBusiness: null,
      customer: order.company ?? fullName(order.billing),
      amount: eurosFromCents(order.totalCents - keptCents),
      since,
      isLate: daysBetween(since, parisDate(now)) > TRANSFER_DAYS,
    };
  });
}

async function dueOfInvoices(tx: Sql, now: Date): Promise<Owed[]> {
  const open = (await readInvoices(tx, { now })).filter(({ leftCents }) => leftCents > 0);
  if (open.length === 0) return [];
  const names = new Map(
    (await tx.select({ id: businesses.id, name: businesses.name }).from(businesses)).map(
      ({ id, name }) => [id, name],
    ),
  );
  return open.map(({ row, document, leftCents, isLate }) => ({
    kind: "INVOICE" as const,
    id: row.id,
    reference: document.number,
    idBusiness: row.idBusiness,
    customer: names.get(row.idBusiness) ?? "",
    amount: eurosFromCents(leftCents),
    since: row.dueDay,
    isLate,
  }));
}

async function lastReminders(tx: Sql): Promise<Map<string, string>> {
  const rows = await tx
    .select({ kind: dueReminders.kind, subject: dueReminders.subject, day: max(dueReminders.day) })
    .from(dueReminders)
    .groupBy(dueReminders.kind, dueReminders.subject);
  return new Map(rows.map(({ kind, subject, day }) => [`${kind} ${subject}`, day ?? ""]));
}
