import type { LanguageCode } from "@/lib/contract/locale";
import type { PaymentPage } from "@/lib/contract/payment";
import { mayReturn } from "@/lib/rules/booking-state";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import { bookingAnswer } from "@/platform/areas/booking/booking-answer";
import { moneyOf, toPay } from "@/platform/booking-life/booking-money";
import { lockBooking } from "@/platform/booking-life/find-booking";
import type { BookingRow } from "@/platform/booking-life/move-booking";
import { lockOrder } from "@/platform/order-life/find-order";
import type { Money } from "@/platform/payments/money";
import { payableOf } from "@/platform/payments/payable";
import type { Services } from "@/platform/services";
import type { FoundPayLink } from "./find-pay-link";
import { orderPaymentAnswer } from "./order-payment-answer";

/** What there is to pay under a link, and where that stands. */
export async function paymentPageAnswer(
  { database, gateway }: Services,
  link: FoundPayLink,
  language: LanguageCode,
): Promise<PaymentPage> {
  const payable = payableOf(link);
  return database.inSite(link.idSite, async (tx) => {
    if ("idOrder" in payable) {
      return orderPaymentAnswer(tx, await lockOrder(tx, payable.idOrder), link, gateway.name);
    }
    const row = await lockBooking(tx, payable.idBooking);
    const money = await moneyOf(tx, row.id);
    const { nowCents, onlineCents } = toPay(row, money);
    const state = stateOf(row, money, link.isExpired);
    const [last] = money.payments;
    // What was paid is shown as long as nothing else is due; who was refused may try again.
    const cents =
      state === "PAID"
        ? (last?.amountCents ?? 0)
        : onlineCents || (state === "REFUSED" ? row.dueCents : 0);
    const { reference, status, kind, pickup, dropoff, startAt, returnAt, total, deposit, vehicle } =
      await bookingAnswer(tx, row, language);
    return {
      state,
      amount: eurosFromCents(cents),
      purpose: purposeOf(row, state === "PAID" ? last?.purpose : undefined, cents, nowCents > 0),
      validUntil: parisIso(link.expiresAt),
      gateway: gateway.name,
      order: null,
      booking: {
        reference,
        status,
        kind,
        pickup,
        dropoff,
        startAt,
        returnAt,
        total,
        deposit,
        vehicle,
      },
    };
  });
}

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

function stateOf(row: BookingRow, money: Money, isExpired: boolean): PaymentPage["state"] {
  const { nowCents, onlineCents } = toPay(row, money);
  const [last] = money.payments;
  if (last?.status === "UNDER_WAY") return "UNDER_WAY";
  if (row.cancelReason === "CARD_REFUSED") return "REFUSED";
  if (mayReturn(row.status, row.cancelReason)) return "EXPIRED";
  if (nowCents > 0) return isExpired ? "EXPIRED" : last?.status === "REFUSED" ? "REFUSED" : "DUE";
  // The deposit was paid under this link; the rest is due on the day, or by another one.
  if (last?.status === "PAID" && row.status !== "CANCELLED") return "PAID";
  if (onlineCents > 0) return isExpired ? "EXPIRED" : "DUE";
  return "NOTHING_DUE";
}
