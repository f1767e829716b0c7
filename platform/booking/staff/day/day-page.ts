import { and, asc, gt, inArray } from "drizzle-orm";
import type { DayPage } from "@/lib/contract/admin/day";
import type { BookingStatus } from "@/lib/contract/booking-status";
import type { LanguageCode } from "@/lib/contract/locale";
import { staffRoleSchema } from "@/lib/contract/user";
import { placeLine } from "@/lib/rules/booking/place-line";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { readVehicles } from "@/platform/booking/fleet/read-vehicles";
import { bookings } from "@/platform/db/schema/booking";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { readCalendars } from "@/platform/site/read-calendars";

const DECIDED_AT_ONCE = 10;

const TO_DECIDE: BookingStatus[] = ["REQUESTED", "AWAITING_CONFIRMATION"];

/** Reads the company's vehicles, in its order, for the lines of the day. */
export async function dayVehicles(
  tx: Sql,
  language: LanguageCode,
  usedIds: ReadonlySet<number>,
): Promise<DayPage["vehicles"]> {
  const rows = await readVehicles(tx);
  // A vehicle out of service still makes the rides that it has.
  return rows
    .filter(({ id, isActive }) => isActive || usedIds.has(id))
    .map(({ id, name }) => ({ id, name: name[language] }));
}

/** Reads the staff who may be chosen to drive: a small company's owner drives too. */
export async function readDrivers(tx: Sql): Promise<DayPage["drivers"]> {
  const rows = await tx
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(inArray(users.role, staffRoleSchema.options))
    .orderBy(asc(users.firstname), asc(users.lastname), asc(users.id));
  return rows.map(({ id, firstname, lastname }) => ({
    id,
    name: fullName({ firstname, lastname }),
  }));
}

export async function isClosedDay(tx: Sql, day: string): Promise<boolean> {
  const calendar = (await readCalendars(tx)).find(({ kind }) => kind === "RIDE");
  return calendar?.closures.includes(day) ?? false;
}

/** Reads the bookings that the company has to confirm or to price, the nearest first. */
export async function bookingsToDecide(tx: Sql, now: Date): Promise<DayPage["toDecide"]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(inArray(bookings.status, TO_DECIDE), gt(bookings.startAt, now)))
    .orderBy(asc(bookings.startAt), asc(bookings.id))
    .limit(DECIDED_AT_ONCE);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    status: row.status,
    startAt: row.startAt.toISOString(),
    customer: fullName(row),
    phone: row.phone,
    email: row.email,
    pickup: placeLine(row.pickup),
    dropoff: row.dropoff && placeLine(row.dropoff),
    total: eurosFromCents(row.totalCents),
  }));
}
