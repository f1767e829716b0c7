import { eq } from "drizzle-orm";
import { isConfirmed, mayReturn, takesVehicleToPay } from "@/lib/rules/booking/booking-state";
import { issuePaymentInvoice } from "@/platform/booking/documents/issue-invoices";
import { dueWithoutFewCents, moneyOf } from "@/platform/booking/record/booking-money";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { moveBooking, noteBooking } from "@/platform/booking/record/move-booking";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import type { PaymentEffects, PaymentRow } from "@/platform/services/payable";
import { isByGateway } from "@/platform/services/payment-gateway";
import type { Services } from "@/platform/services/services";
import { cancelBooking } from "./cancel-booking";
import { notifyBooking } from "./notify-booking";
import { type Return, reclaimVehicle } from "./reclaim-vehicle";
import { refundBooking } from "./refund-booking";
import { setCompletion } from "./ride-deadlines";

/**
 * Returns the effects of payments on a booking, in a transaction that has it locked.
 * @param comesBack the plan to take its vehicle again, for a booking that lost it
 */
export async function bookingEffects(
  services: Services,
  tx: Sql,
  idBooking: number,
  comesBack: Return | undefined,
): Promise<PaymentEffects> {
  const booking = await lockBooking(tx, idBooking);
  return {
    paid: (payment) => applyBookingPayment(services, tx, booking, payment, comesBack),
    refused: () => refused(services, tx, booking),
  };
}

/** Applies a payment: it makes the booking final, brings it back, or is refunded. */
export async function applyBookingPayment(
  services: Services,
  tx: Sql,
  before: BookingRow,
  {
    id,
    amountCents,
    method,
    purpose,
  }: Pick<PaymentRow, "id" | "amountCents" | "method" | "purpose">,
  comesBack: Return | undefined,
): Promise<BookingRow> {
  const at = services.clock.now();
  const by = isByGateway(method) ? "GATEWAY" : "COMPANY";
  let booking = await noteBooking(tx, before, "PAYMENT", { at, by, amountCents });
  const { coveredCents } = await moneyOf(tx, booking.id);

  const { status } = booking;
  if (status === "CANCELLED" || status === "EXPIRED" || status === "AWAITING_DEPOSIT") {
    const mayComeBack = takesVehicleToPay(status, booking.cancelReason);
    const isBack =
      mayComeBack &&
      coveredCents >= booking.dueCents &&
      comesBack !== undefined &&
      (await reclaimVehicle(tx, booking, comesBack));
    if (!isBack) {
      const reason = mayComeBack ? "SLOT_LOST" : "CANCELLED";
      booking = await refundBooking(services, tx, booking, { amountCents, reason, idPayment: id });
      // The customer is told of the vehicle, and not of a payment that did not come.
      if (status === "AWAITING_DEPOSIT") {
        const over = { payUntil: null };
        booking = await moveBooking(tx, booking, "EXPIRE", { at, by: "SYSTEM" }, over);
      }
      await notifyBooking(services, tx, booking, mayComeBack ? "slotLost" : "surplusRefunded", {
        amountCents,
      });
      return booking;
    }
  }
  const surplus = Math.min(amountCents, Math.max(0, coveredCents - booking.totalCents));
  if (surplus > 0) {
    booking = await refundBooking(services, tx, booking, {
      amountCents: surplus,
      reason: "SURPLUS",
      idPayment: id,
    });
    await notifyBooking(services, tx, booking, "surplusRefunded", { amountCents: surplus });
  }
  // A customer who chose to pay the whole price owes the whole changed price too.
  const choseAll = purpose !== "DEPOSIT" && coveredCents >= booking.totalCents;
  const { totalCents, dueCents } = booking;
  booking = await setDue(
    tx,
    booking,
    choseAll ? totalCents : dueWithoutFewCents(dueCents, coveredCents),
  );
  const isEnough = coveredCents >= booking.dueCents;
  if (!isEnough && booking.status === "HELD") {
    // The price rose while the customer paid: the payment keeps the vehicle, and the rest is due.
    booking = await moveBooking(tx, booking, "OWE", { at, by: "SYSTEM" });
  }
  if (isEnough && !isFinal(booking)) {
    booking = await moveBooking(
      tx,
      booking,
      "PAY",
      { at, by },
      {
        cancelReason: null,
        payUntil: null,
        // A booking that comes back has to be confirmed anew.
        ...(mayReturn(booking.status, booking.cancelReason) ? { confirmedAt: null } : {}),
      },
    );
    if (booking.status === "FINAL") await setCompletion(tx, booking);
  }
  if (surplus === amountCents) return booking;
  const rest = amountCents - surplus;
  const invoice = await issuePaymentInvoice(services, tx, booking, {
    idPayment: id,
    amountCents: rest,
  });
  await notifyBooking(services, tx, booking, "paid", {
    amountCents: rest,
    idPayment: id,
    by,
    documents: [invoice],
  });
  return booking;
}

/** Sets the amount due of a booking in cents; a later change of the ride starts from it. */
async function setDue(tx: Sql, booking: BookingRow, dueCents: number): Promise<BookingRow> {
  if (dueCents === booking.dueCents) return booking;
  await tx.update(bookings).set({ dueCents }).where(eq(bookings.id, booking.id));
  return { ...booking, dueCents };
}

const isFinal = ({ status }: BookingRow) =>
  status === "AWAITING_CONFIRMATION" || (isConfirmed(status) && status !== "CONFIRMED");

/**
 * Cancels the booking after a refused card (§4), unless something was paid already or another
 * payment of it is under way. A refused card does not cancel a ride that has started.
 */
async function refused(services: Services, tx: Sql, booking: BookingRow): Promise<void> {
  const { payments, paidCents } = await moneyOf(tx, booking.id);
  const isUnderWay = payments.some(({ status }) => status === "OPEN" || status === "UNDER_WAY");
  const waits = ["HELD", "AWAITING_DEPOSIT", "CONFIRMED"].includes(booking.status);
  const hasBegun = booking.startAt <= services.clock.now();
  if (isUnderWay || paidCents > 0 || !waits || hasBegun) return;
  await cancelBooking(services, tx, booking, { reason: "CARD_REFUSED", by: "GATEWAY" });
}
