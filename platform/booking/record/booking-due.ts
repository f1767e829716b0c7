import { takesVehicleToPay } from "@/lib/rules/booking/booking-state";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import type { Due } from "@/platform/services/payable";
import { moneyOf, toPay } from "./booking-money";
import { lockBooking } from "./find-booking";

/**
 * Reads the sum to pay now for a booking.
 * @throws ApiError CONFLICT for one that keeps no vehicle (PAY_LINK_EXPIRED): nothing is charged
 *   without one
 */
export async function bookingDue(tx: Sql, idBooking: number): Promise<Due> {
  const booking = await lockBooking(tx, idBooking);
  if (takesVehicleToPay(booking.status, booking.cancelReason)) {
    throw new ApiError("CONFLICT", "PAY_LINK_EXPIRED");
  }
  const { nowCents, onlineCents: amountCents } = toPay(booking, await moneyOf(tx, idBooking));
  const { reference: description, language, totalCents } = booking;
  const isAll = amountCents === totalCents;
  const purpose = isAll ? "FULL" : nowCents > 0 ? "DEPOSIT" : "BALANCE";
  return { amountCents, purpose, description, language };
}
