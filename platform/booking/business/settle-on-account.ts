import { moneyOf } from "@/platform/booking/record/booking-money";
import { moveBooking } from "@/platform/booking/record/move-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";

/**
 * Moves a booking of a business on as if the due sum had come in, where nothing more is due before
 * the ride: the monthly invoice asks for the rest. Any other booking stays as it is.
 */
export async function settleOnAccount(
  tx: Sql,
  booking: BookingRow,
  now: Date,
): Promise<BookingRow> {
  const { idBusiness, status, dueCents } = booking;
  if (idBusiness === null || (status !== "HELD" && status !== "CONFIRMED")) return booking;
  const { coveredCents } = await moneyOf(tx, booking.id);
  if (coveredCents < dueCents) return booking;
  return moveBooking(tx, booking, "PAY", { at: now, by: "SYSTEM" }, { payUntil: null });
}
