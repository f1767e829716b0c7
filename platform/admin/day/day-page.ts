import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { DayPage } from "@/lib/contract/admin/day";
import type { BookingStatus } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import { placeLine } from "@/lib/rules/booking/place-line";
import { eurosFromCents } from "@/lib/rules/money/cents";
import type { Sql } from "@/platform/db/database";
import { bookings, calendars, vehicles } from "@/platform/db/schema/booking";
import { orders } from "@/platform/db/schema/order";
import { outbox } from "@/platform/db/schema/outbox";
import { messages } from "@/platform/db/schema/people";

/** How many of the bookings to decide the day shows. */
const DECIDED_AT_ONCE = 10;

const TO_PRICE: BookingStatus[] = ["REQUESTED"];
const TO_CONFIRM: BookingStatus[] = ["AWAITING_CONFIRMATION"];
/** Confirmed, and what is due is not in: the vehicle is kept for nothing. */
const UNPAID: BookingStatus[] = ["CONFIRMED"];

/** The vehicles of the company, in its order, for the lines of the day. */
export async function dayVehicles(
  tx: Sql,
  language: LanguageCode,
  usedIds: ReadonlySet<number>,
): Promise<DayPage["vehicles"]> {
  const rows = await tx.select().from(vehicles).orderBy(asc(vehicles.order), asc(vehicles.id));
  // One out of service still makes the rides that it has.
  return rows
    .filter(({ id, isActive }) => isActive || usedIds.has(id))
    .map(({ id, name }) => ({ id, name: name[language] }));
}

/** Whether no ride can be booked on a day. */
export async function isClosedDay(tx: Sql, day: string): Promise<boolean> {
  const [calendar] = await tx
    .select()
    .from(calendars)
    .where(eq(calendars.kind, "RIDE"))
    .orderBy(asc(calendars.id))
    .limit(1);
  return calendar?.closures.includes(day) ?? false;
}

/** How many of each kind of thing wait for the company. */
export async function countWaiting(tx: Sql, now: Date): Promise<DayPage["waiting"]> {
  const count = (statuses: BookingStatus[]) =>
    tx.$count(bookings, and(inArray(bookings.status, statuses), gt(bookings.startAt, now)));
  return {
    toConfirm: await count(TO_CONFIRM),
    toPrice: await count(TO_PRICE),
    unpaid: await count(UNPAID),
    messages: await tx.$count(messages, isNull(messages.answeredAt)),
    ordersToPrepare: await tx.$count(orders, eq(orders.status, "PAID")),
    lettersKept: await tx.$count(outbox, and(isNotNull(outbox.keptAt), isNull(outbox.sentAt))),
    lettersFailed: await tx.$count(outbox, and(isNotNull(outbox.diedAt), isNull(outbox.sentAt))),
  };
}

/** The bookings that the company has to confirm or to price, the nearest first. */
export async function bookingsToDecide(tx: Sql, now: Date): Promise<DayPage["toDecide"]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(inArray(bookings.status, [...TO_CONFIRM, ...TO_PRICE]), gt(bookings.startAt, now)))
    .orderBy(asc(bookings.startAt), asc(bookings.id))
    .limit(DECIDED_AT_ONCE);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    startAt: row.startAt.toISOString(),
    customer: `${row.firstname} ${row.lastname}`,
    pickup: placeLine(row.pickup),
    dropoff: row.dropoff && placeLine(row.dropoff),
    total: eurosFromCents(row.totalCents),
  }));
}
