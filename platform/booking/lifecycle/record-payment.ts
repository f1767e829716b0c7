import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { cashError } from "@/lib/rules/money/cash-limit";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { moneyOf, toPay } from "@/platform/booking/record/booking-money";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { takeByHand } from "@/platform/payment/take-by-hand";
import type { Services } from "@/platform/services/services";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { applyBookingPayment } from "./booking-effects";

type Method = "CASH" | "TRANSFER" | "TERMINAL";

/**
 * Records money that the company has taken itself: on the day, or by transfer.
 * @throws ApiError INVALID_FIELDS for more than is owed, or more cash than the law allows (§5)
 */
export async function recordPayment(
  services: Services,
  tx: Sql,
  booking: BookingRow,
  { method, amount, receipt }: { method: Method; amount: number; receipt?: string | undefined },
): Promise<BookingRow> {
  if (!isConfirmed(booking.status)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  const now = services.clock.now();
  const amountCents = centsFromEuros(amount);
  const money = await moneyOf(tx, booking.id);
  // Under the booking's lock: the same receipt is the same money.
  const gatewayId = receipt ? `${booking.idSite}-${receipt}` : null;
  if (gatewayId && money.payments.some((payment) => payment.gatewayId === gatewayId))
    return booking;
  if (amountCents > toPay(booking, money).restCents)
    throw invalidFields({ amount: "MORE_THAN_OWED" });
  if (method === "CASH") {
    const { CASH_LEGAL_LIMIT } = await readNumbers(tx, ["CASH_LEGAL_LIMIT"]);
    const alreadyCashCents = money.payments
      .filter((payment) => payment.method === "CASH" && payment.status === "PAID")
      .reduce((sum, payment) => sum + payment.amountCents, 0);
    const legalLimitCents = CASH_LEGAL_LIMIT * 100;
    const error = cashError({ amountCents, alreadyCashCents, legalLimitCents });
    if (error) throw invalidFields({ amount: error });
  }
  const taken = await takeByHand(tx, {
    idSite: booking.idSite,
    of: { idBooking: booking.id },
    amountCents,
    method,
    now,
    purpose: amountCents === booking.totalCents ? "FULL" : "BALANCE",
    receipt: gatewayId,
  });
  return applyBookingPayment(services, tx, booking, taken, undefined);
}
