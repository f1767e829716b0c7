import { dueWithoutFewCents, moneyOf } from "@/platform/booking/record/booking-money";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { expireAt, freshPayLink } from "@/platform/booking/record/pay-links";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { Money } from "@/platform/payment/money";
import { LEAST_CENTS } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { refundBooking } from "./refund-booking";
import { setDepositDeadline } from "./ride-deadlines";

/** Effect of a change on the money of a booking, in cents. */
interface ChangedMoney {
  dueCents: number;
  refundCents: number;
  /** Sum still to be paid before the booking is final. */
  owedCents: number;
}

/**
 * Computes the money after a change. The deposit follows the price; a customer who had to pay all,
 * or did, still pays all. A payment beyond the new price goes back; a few cents more than was paid
 * come with the rest. A deposit equal to the whole price does not mean that the customer chose to
 * pay all.
 */
export function moneyAfterChange(
  booking: BookingRow,
  { keptCents, coveredCents }: Pick<Money, "keptCents" | "coveredCents">,
  { totalCents, depositCents }: { totalCents: number; depositCents: number },
): ChangedMoney {
  const paysAll =
    booking.dueCents > booking.depositCents && booking.totalCents - booking.dueCents < LEAST_CENTS;
  const refundCents = Math.min(keptCents, Math.max(0, coveredCents - totalCents));
  const leftCents = coveredCents - refundCents;
  const dueCents = dueWithoutFewCents(paysAll ? totalCents : depositCents, leftCents);
  const owedCents = Math.max(0, dueCents - leftCents);
  return { dueCents, refundCents, owedCents };
}

/** Refunds the surplus, or makes the booking wait for the missing sum. */
export async function settleChange(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  { refundCents, owedCents }: ChangedMoney,
): Promise<BookingRow> {
  const at = services.clock.now();
  const isPaid = booking.status === "FINAL" || booking.status === "AWAITING_CONFIRMATION";
  if (owedCents > 0 && isPaid) {
    // The confirmation counts from the change: so do the days in which the rest may come in.
    const confirmedAt = booking.confirmedAt && at;
    const owing = await moveBooking(tx, booking, "OWE", { at, by: "SYSTEM" }, { confirmedAt });
    await setDepositDeadline(tx, owing);
    const link = await freshPayLink(tx, owing, at);
    return expireAt(tx, owing, link.expiresAt);
  }
  const waits = booking.status === "HELD" || booking.status === "AWAITING_DIFFERENCE";
  const isEnough = owedCents === 0 && (waits || booking.status === "CONFIRMED");
  const { coveredCents } = await moneyOf(tx, booking.id);
  const refund = { amountCents: refundCents, reason: "CHANGE" };
  const after = await refundBooking(services, tx, booking, refund);
  // A cheaper ride may need no more than the sum already paid.
  return isEnough && coveredCents > 0 ? moveBooking(tx, after, "PAY", { at, by: "SYSTEM" }) : after;
}
