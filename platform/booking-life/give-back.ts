import type { Sql } from "@/platform/db/database";
import { refundPayments } from "@/platform/payments/refund-payments";
import type { Services } from "@/platform/services";
import { type BookingRow, noteBooking } from "./move-booking";

/**
 * Gives money of a booking back, and writes it into its history.
 * @param what.idPayment of that payment and no other
 * @throws Error when more is asked for than is left to give
 */
export async function giveBack(
  { clock }: Services,
  tx: Sql,
  booked: BookingRow,
  what: { amountCents: number; reason: string; idPayment?: number },
): Promise<BookingRow> {
  const { amountCents, reason } = what;
  if (amountCents === 0) return booked;
  const now = clock.now();
  await refundPayments(tx, { idBooking: booked.id }, { ...what, now });
  return noteBooking(tx, booked, "REFUND", { at: now, by: "SYSTEM", amountCents, reason });
}
