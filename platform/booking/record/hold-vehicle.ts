import { max, min } from "date-fns";
import { eq } from "drizzle-orm";
import type { Sql } from "@/platform/db/database";
import { bookings } from "@/platform/db/schema/booking";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { PAYING_TIME } from "@/platform/payment/paying-time";
import type { PaymentRow } from "@/platform/services/payable";
import type { Services } from "@/platform/services/services";
import { takeHoldPlaces } from "./hold-places";
import type { BookingRow } from "./move-booking";
import { expireAt, payLinkOf } from "./pay-links";

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
  const heldBooking = await holdUntil(tx, booking, min([dueAt, booking.startAt]));
  const link = await payLinkOf(tx, booking, now);
  return expireAt(tx, heldBooking, min([max([link.expiresAt, dueAt]), booking.startAt]));
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

/** Sets when a hold ends. */
export async function holdUntil(
  tx: Sql,
  booking: BookingRow,
  heldUntil: Date,
): Promise<BookingRow> {
  const { idSite, id: idBooking } = booking;
  await tx.update(bookings).set({ heldUntil }).where(eq(bookings.id, booking.id));
  const subject = String(idBooking);
  await setDeadline(tx, { idSite, kind: "HOLD_OVER", subject, idBooking, dueAt: heldUntil });
  return { ...booking, heldUntil };
}
