import { max, min } from "date-fns";
import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { bookings } from "@/platform/db/schema/booking";
import { setDeadlines } from "@/platform/jobs/set-deadline";
import { PAYING_TIME } from "@/platform/payment/paying-time";
import type { PaymentRow } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { takeHoldPlaces } from "./hold-places";
import type { BookingRow } from "./move-booking";
import { payLinkOf } from "./pay-links";

/**
 * Keeps the vehicle of a booking, which has it already, while its customer pays: for a quarter of an
 * hour, and no longer than the ride is to come. The order itself waits as long as its pay link,
 * which may be an old one and end before that.
 * @param network of who asks for it: it counts with the person
 * @throws ApiError CONFLICT for who has kept three without having paid (TOO_MANY_UNPAID_HOLDS)
 */
export async function holdVehicle(
  { clock, holdsPerNetwork }: Pick<Services, "clock" | "holdsPerNetwork">,
  tx: Sql,
  booking: BookingRow,
  network: string,
): Promise<BookingRow> {
  const now = clock.now();
  await takeHoldPlaces(tx, booking, { network, networkMax: holdsPerNetwork });
  const dueAt = new Date(now.getTime() + PAYING_TIME);
  const link = await payLinkOf(tx, booking, now);
  return holdUntil(tx, booking, {
    heldUntil: min([dueAt, booking.startAt]),
    payUntil: min([max([link.expiresAt, dueAt]), booking.startAt]),
  });
}

/** Until when a vehicle is held; an open payment at the bank prolongs the hold. */
export function heldFor(
  { status, heldUntil, startAt }: BookingRow,
  payments: PaymentRow[],
): Date | null {
  if (status !== "HELD" || heldUntil === null) return null;
  const open = payments.filter((payment) => payment.status === "OPEN");
  return min([max([heldUntil, ...open.map(({ expiresAt }) => expiresAt)]), startAt]);
}

/** Sets when a hold ends, and when an order that nobody pays does; or the first of these alone. */
export async function holdUntil(
  tx: Sql,
  booking: BookingRow,
  until: { heldUntil: Date; payUntil?: Date },
): Promise<BookingRow> {
  const { idSite, id: idBooking } = booking;
  const { heldUntil, payUntil } = until;
  const about = { idSite, subject: String(idBooking), idBooking };
  await tx.update(bookings).set(until).where(eq(bookings.id, idBooking));
  await setDeadlines(tx, [
    { ...about, kind: "HOLD_OVER", dueAt: heldUntil },
    ...(payUntil ? [{ ...about, kind: "PAY_LINK_OVER" as const, dueAt: payUntil }] : []),
  ]);
  return { ...booking, ...until };
}
