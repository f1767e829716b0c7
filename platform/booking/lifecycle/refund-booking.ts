import { noteBooking } from "@/platform/booking/record/move-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { refundPayments } from "@/platform/payment/refund-payments";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";

/**
 * Refunds money of a booking and records it in its history. The company is notified of the part
 * that it has to refund by hand.
 * @param what.idPayment of that payment and no other
 * @throws Error when the sum is larger than the refundable rest
 */
export async function refundBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  what: { amountCents: number; reason: string; idPayment?: number },
): Promise<BookingRow> {
  const { amountCents, reason } = what;
  if (amountCents === 0) return booking;
  const now = services.clock.now();
  const byHand = await refundPayments(tx, { idBooking: booking.id }, { ...what, now });
  const historyEvent = { at: now, by: "SYSTEM", amountCents, reason } as const;
  const noted = await noteBooking(tx, booking, "REFUND", historyEvent);
  if (byHand > 0) await notifyBooking(services, tx, noted, "refundByHand", { amountCents: byHand });
  return noted;
}
