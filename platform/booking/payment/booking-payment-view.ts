import { type PaymentPage, paidBookingSchema } from "@/lib/contract/payment";
import { mayReturn } from "@/lib/rules/booking/booking-state";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import { lockBooking } from "@/platform/booking/record/find-booking";
import { bookingView } from "@/platform/booking/view/booking-view";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Money } from "@/platform/payment/money";
import type { PayableKind } from "@/platform/services/services";

export const bookingPaymentPage: PayableKind["paymentPage"] = async (
  { gateway },
  tx,
  { id, link },
  { language, isBack },
) => {
  const booking = await lockBooking(tx, id);
  const money = await moneyOf(tx, booking.id);
  const { nowCents, onlineCents } = toPay(booking, money);
  const state = stateOf(booking, money, { isBack, isExpired: link.isExpired });
  const [last] = money.payments;
  // A refused booking has nothing due any more, and its customer may try again.
  const cents =
    state === "PAID"
      ? (last?.amountCents ?? 0)
      : onlineCents || (state === "REFUSED" ? booking.dueCents : 0);
  const view = await bookingView(tx, booking, language, { money });
  return {
    state,
    amount: eurosFromCents(cents),
    purpose: purposeOf(booking, state === "PAID" ? last?.purpose : undefined, cents, nowCents > 0),
    validUntil: parisIso(link.expiresAt),
    gateway: gateway.name,
    order: null,
    booking: paidBookingSchema.parse(view),
  };
};

function purposeOf(
  { totalCents, cancelReason }: BookingRow,
  paid: PaymentPage["purpose"] | undefined,
  cents: number,
  isDueNow: boolean,
): PaymentPage["purpose"] {
  if (paid) return paid;
  if (cents === totalCents) return "FULL";
  return isDueNow || cancelReason === "CARD_REFUSED" ? "DEPOSIT" : "BALANCE";
}

function stateOf(
  booking: BookingRow,
  money: Money,
  { isBack, isExpired }: { isBack: boolean; isExpired: boolean },
): PaymentPage["state"] {
  const { nowCents, onlineCents } = toPay(booking, money);
  const [last] = money.payments;
  const hasPaid = last?.status === "PAID" && booking.status !== "CANCELLED";
  if (last?.status === "UNDER_WAY") return "UNDER_WAY";
  if (mayReturn(booking.status, booking.cancelReason)) {
    return booking.cancelReason === "CARD_REFUSED" && !isExpired ? "REFUSED" : "EXPIRED";
  }
  if (hasPaid && nowCents === 0 && (isBack || onlineCents === 0)) return "PAID";
  if (onlineCents === 0) return "NOTHING_DUE";
  return isExpired ? "EXPIRED" : last?.status === "REFUSED" ? "REFUSED" : "DUE";
}
