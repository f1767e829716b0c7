import { max, min } from "date-fns";
import { eq } from "drizzle-orm";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { setDeadlines, type WantedDeadline } from "@/platform/jobs/set-deadline";
import { PAYING_TIME } from "@/platform/payment/paying-time";
import type { PaymentRow } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { takeHoldPlaces } from "./hold-places";
import { payLinkOf } from "./pay-links";

/**
 * Holds the vehicle of a booking, which has it already, while its customer pays: for a quarter of
 * an hour, and no longer than until the ride. The order itself waits as long as its pay link, which
 * may be an old one and end before that.
 * @param network of the caller: it counts with the person
 * @throws ApiError CONFLICT for a holder of three unpaid vehicles (TOO_MANY_UNPAID_HOLDS)
 */
export async function holdVehicle(
  { clock, holdsPerNetwork }: Pick<Services, "clock" | "holdsPerNetwork">,
  tx: Sql,
  booking: BookingRow,
  network: string,
): Promise<BookingRow> {
  const now = clock.now();
  await takeHoldPlaces(tx, booking, { network, networkMax: holdsPerNetwork });
  const link = await payLinkOf(tx, booking, now);
  return holdUntil(tx, booking, holdTimes(booking, link.expiresAt, now));
}

interface HoldTimes {
  heldUntil: Date;
  payUntil: Date;
}

/**
 * Returns the end of a vehicle's hold, and of its order's wait for payment.
 * @param linkEnd end of its pay link
 */
export function holdTimes(
  { startAt }: Pick<BookingRow, "startAt">,
  linkEnd: Date,
  now: Date,
): HoldTimes {
  const dueAt = new Date(now.getTime() + PAYING_TIME);
  return { heldUntil: min([dueAt, startAt]), payUntil: min([max([linkEnd, dueAt]), startAt]) };
}

/** Returns the end of a vehicle's hold; an open payment at the bank prolongs it. */
export function heldFor(
  { status, heldUntil, startAt }: BookingRow,
  payments: PaymentRow[],
): Date | null {
  if (status !== "HELD" || heldUntil === null) return null;
  const open = payments.filter((payment) => payment.status === "OPEN");
  return min([max([heldUntil, ...open.map(({ expiresAt }) => expiresAt)]), startAt]);
}

/** Sets the end of a hold, and of an order that nobody pays; or the first of these alone. */
export async function holdUntil(
  tx: Sql,
  booking: BookingRow,
  until: { heldUntil: Date; payUntil?: Date },
): Promise<BookingRow> {
  await tx.update(bookings).set(until).where(eq(bookings.id, booking.id));
  await setDeadlines(tx, holdDeadlines(booking, until));
  return { ...booking, ...until };
}

/** Lists the deadlines at the end of a hold, and of its order. */
export function holdDeadlines(
  { idSite, id: idBooking }: BookingRow,
  { heldUntil, payUntil }: Pick<HoldTimes, "heldUntil"> & Partial<HoldTimes>,
): WantedDeadline[] {
  const about = { idSite, subject: String(idBooking), idBooking };
  const holdOver = { ...about, kind: "HOLD_OVER" as const, dueAt: heldUntil };
  if (!payUntil) return [holdOver];
  return [holdOver, { ...about, kind: "PAY_LINK_OVER", dueAt: payUntil }];
}
