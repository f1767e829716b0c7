import { and, desc, eq, gt } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { booking } from "@/platform/db/schema/booking";
import { payLink } from "@/platform/db/schema/payment";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { unguessable } from "./find-booking";
import type { BookingRow } from "./move-booking";

const HOUR = 60 * 60_000;

/** §9 Pay link validity. */
const VALID_FOR = 48 * HOUR;

export type PayLinkRow = typeof payLink.$inferSelect;

/**
 * Until when a pay link made now is good: 48 hours, and never longer than the ride is to come, nor
 * than a quote is valid. A ride that was made already can still be paid.
 */
export function payLinkEnd(row: BookingRow, now: Date): Date {
  const end = new Date(now.getTime() + VALID_FOR);
  return row.startAt > now && row.startAt < end ? row.startAt : end;
}

/** The booking's pay link that is good now, made anew when there is none. */
export async function payLinkOf(tx: Sql, row: BookingRow, now: Date): Promise<PayLinkRow> {
  const [good] = await tx
    .select()
    .from(payLink)
    .where(and(eq(payLink.idBooking, row.id), gt(payLink.expiresAt, now)))
    .orderBy(desc(payLink.expiresAt))
    .limit(1);
  if (good) return good;
  const expiresAt = payLinkEnd(row, now);
  const [made] = await tx
    .insert(payLink)
    .values({
      code: unguessable(),
      idSite: row.idSite,
      idBooking: row.id,
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (!made) throw new Error("The pay link was not stored");
  return made;
}

/** Sets when an unpaid booking lets its vehicle go. */
export async function expireAt(tx: Sql, row: BookingRow, dueAt: Date): Promise<BookingRow> {
  const { idSite, id: idBooking } = row;
  await tx.update(booking).set({ payUntil: dueAt }).where(eq(booking.id, row.id));
  await setDeadline(tx, {
    idSite,
    kind: "PAY_LINK_OVER",
    subject: String(idBooking),
    idBooking,
    dueAt,
  });
  return { ...row, payUntil: dueAt };
}
