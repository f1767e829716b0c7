import type { Actor } from "@/lib/contract/booking-status";
import { loweredPrice } from "@/lib/rules/booking/lowered-price";
import { issueRefundCredit } from "@/platform/booking/documents/issue-credit-notes";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { noteBooking } from "@/platform/booking/record/move-booking";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { handCents } from "@/platform/payment/hand-cents";
import { isRefundKnown } from "@/platform/payment/is-refund-known";
import { refundPayments } from "@/platform/payment/refund-payments";
import type { PartRefund } from "@/platform/purchase/refund/part-refund";
import { refundReasonLabels } from "@/platform/purchase/refund/refund-reason-labels";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";

/**
 * Refunds a part of a booking's payments, in a transaction that has it locked: its price is lower
 * by it, invoices are credited, and the customer is told. A ride that ended keeps its price. Of a
 * ride on a monthly invoice, that invoice is credited first, as far as it claims the ride.
 * @returns the booking after it, or as it was where the same receipt did it before
 * @throws ApiError INVALID_FIELDS for more than was paid and not given back
 */
export async function refundPartOfBooking(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  what: PartRefund,
): Promise<BookingRow> {
  const payable = { idBooking: booking.id };
  const { amountCents, reason, receipt, isHandedOver } = what;
  if (await isRefundKnown(tx, payable, receipt)) return booking;
  const { monthlyInvoices } = services;
  const { keptCents, payments } = await moneyOf(tx, booking.id);
  const claimCents = await monthlyInvoices.claimCents(tx, booking);
  const creditCents = Math.min(amountCents, claimCents);
  const ownCents = amountCents - creditCents;
  if (ownCents > keptCents) throw invalidFields({ amount: "MORE_THAN_LEFT" });
  const now = services.clock.now();
  if (creditCents > 0) {
    const credit = { amountCents: creditCents, reason, now, receipt, isHandedOver };
    if (!(await monthlyInvoices.creditRide(tx, booking, credit))) return booking;
  }
  const byHandCents = handCents(payments, ownCents);
  if (ownCents > 0) {
    const back = { amountCents: ownCents, reason, now, receipt, isHandedOver };
    await refundPayments(tx, payable, back);
  }
  return recordRefund(services, tx, booking, {
    ...what,
    by: "COMPANY",
    ownCents,
    byHandCents,
  });
}

/** Applies a refund made at the gateway's own desk; the booking is locked. */
export async function bookingRefundedAtGateway(
  services: Services,
  tx: Sql,
  idBooking: number,
): Promise<(amountCents: number) => Promise<unknown>> {
  const booking = await lockBooking(tx, idBooking);
  return (amountCents) =>
    recordRefund(services, tx, booking, {
      by: "GATEWAY",
      reason: "AT_GATEWAY",
      amountCents,
      ownCents: amountCents,
      byHandCents: 0,
      isHandedOver: false,
    });
}

/** Records a refund: in the history, the price and the invoices, and tells the customer. */
async function recordRefund(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  what: Omit<PartRefund, "receipt"> & { by: Actor; ownCents: number; byHandCents: number },
): Promise<BookingRow> {
  const { by, amountCents, reason, note, ownCents, byHandCents, isHandedOver } = what;
  const now = services.clock.now();
  const hasEnded = booking.status === "CANCELLED" || booking.status === "EXPIRED";
  const noted = await noteBooking(
    tx,
    booking,
    "REFUND",
    { at: now, by, amountCents, reason },
    hasEnded ? {} : loweredPrice(booking, amountCents),
  );
  const label = refundReasonLabels[booking.language][reason];
  if (ownCents === 0) return noted;
  const credit = { refundCents: ownCents, reason: label };
  const documents = await issueRefundCredit(services, tx, noted, credit);
  if (!booking.erasedAt) {
    const givenBack = { reason, amountCents: ownCents, byHandCents, isHandedOver };
    await notifyBooking(services, tx, noted, "givenBack", { givenBack, note, documents });
  }
  return noted;
}
