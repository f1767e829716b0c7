import type { LanguageCode } from "@/lib/contract/locale";
import type { PaymentPage } from "@/lib/contract/payment";
import { mayReturn } from "@/lib/rules/booking-state";
import { eurosFromCents } from "@/lib/rules/cents";
import { parisIso } from "@/lib/rules/paris-time";
import { bookingAnswer } from "@/platform/areas/booking/booking-answer";
import { type BookingMoney, moneyOf, toPay } from "@/platform/booking-life/booking-money";
import { lockBooking } from "@/platform/booking-life/find-booking";
import type { BookingRow } from "@/platform/booking-life/move-booking";
import { settlePayment } from "@/platform/payments/settle-payment";
import type { Services } from "@/platform/services";
import type { FoundPayLink } from "./find-pay-link";

/** What there is to pay under a link, and where that stands. */
export async function paymentPageAnswer(
  { database, gateway }: Services,
  link: FoundPayLink,
  language: LanguageCode,
): Promise<PaymentPage> {
  return database.inSite(link.idSite, async (tx) => {
    const row = await lockBooking(tx, link.idBooking);
    const money = await moneyOf(tx, row.id);
    const { nowCents, restCents } = toPay(row, money);
    const state = stateOf(row, money, link.isExpired);
    const [last] = money.payments;
    // What was paid is shown as long as nothing else is due; who was refused may try again.
    const cents =
      state === "PAID"
        ? (last?.amountCents ?? 0)
        : nowCents || restCents || (state === "REFUSED" ? row.dueCents : 0);
    const { reference, status, kind, pickup, dropoff, startAt, returnAt, total, deposit, vehicle } =
      await bookingAnswer(tx, row, language);
    return {
      state,
      amount: eurosFromCents(cents),
      purpose: purposeOf(row, state === "PAID" ? last?.purpose : undefined, cents, nowCents > 0),
      validUntil: parisIso(link.expiresAt),
      gateway: gateway.name,
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

function stateOf(row: BookingRow, money: BookingMoney, isExpired: boolean): PaymentPage["state"] {
  const { nowCents, restCents } = toPay(row, money);
  const [last] = money.payments;
  if (last?.status === "UNDER_WAY") return "UNDER_WAY";
  if (row.cancelReason === "CARD_REFUSED") return "REFUSED";
  if (mayReturn(row.status, row.cancelReason)) return "EXPIRED";
  if (nowCents > 0) return isExpired ? "EXPIRED" : last?.status === "REFUSED" ? "REFUSED" : "DUE";
  // The deposit was paid under this link; the rest is due on the day, or by another one.
  if (last?.status === "PAID" && row.status !== "CANCELLED") return "PAID";
  if (restCents > 0) return isExpired ? "EXPIRED" : "DUE";
  return "NOTHING_DUE";
}

/** Asks the gateway about what is open, for a customer who may be back before its notice. */
export async function refreshPayments(services: Services, link: FoundPayLink): Promise<void> {
  const { idSite, idBooking } = link;
  const { payments } = await services.database.inSite(idSite, (tx) => moneyOf(tx, idBooking));
  for (const { id, status } of payments) {
    if (status === "OPEN" || status === "UNDER_WAY") await settlePayment(services, idSite, id);
  }
}
