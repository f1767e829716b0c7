import type { StaffPage } from "@/lib/contract/booking-staff";
import type { LanguageCode } from "@/lib/contract/locale";
import { isConfirmed, nextStatus, wasMade } from "@/lib/rules/booking/booking-state";
import { latePaymentCents } from "@/lib/rules/booking/late-payment";
import { mayAssign, mayComplete, mayResume } from "@/lib/rules/booking/possible-action";
import { isAllDone } from "@/lib/rules/booking/step-reached";
import { cashLimitCents } from "@/lib/rules/money/cash-limit";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { readFares } from "@/platform/booking/fleet/site-fares";
import { toPay } from "@/platform/booking/record/booking-money";
import { possibleReasons } from "@/platform/booking/record/cancel-reasons";
import { rideVersion } from "@/platform/booking/record/ride-version";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { customerIdOf } from "@/platform/purchase/customer-id";
import { readNumbers } from "@/platform/site/parameter/read-numbers";
import { readBookingFacts } from "./booking-facts";
import { bookingPageView } from "./booking-page-view";

export async function staffPageView(
  tx: Sql,
  booking: BookingRow,
  language: LanguageCode,
  now: Date,
): Promise<StaffPage> {
  const { vehicles } = await readFares(tx);
  const facts = await readBookingFacts(tx, booking);
  const { money } = facts;
  const { restCents } = toPay(booking, money);
  const { CASH_LEGAL_LIMIT } = await readNumbers(tx, ["CASH_LEGAL_LIMIT"]);
  const cashCents = money.payments
    .filter(({ method, status }) => method === "CASH" && status === "PAID")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  const cashLeft = cashLimitCents({ legalLimitCents: CASH_LEGAL_LIMIT * 100 }) - cashCents;
  const page = await bookingPageView(tx, booking, language, now, { facts });
  return {
    ...page,
    phone: booking.phone,
    email: booking.email,
    company: booking.company,
    version: rideVersion(booking),
    customerKind: booking.customerKind,
    billingAddress: booking.address,
    language: booking.language,
    idCustomer: await customerIdOf(tx, booking),
    idMember: booking.idUser,
    owed: eurosFromCents(restCents),
    cashAtMost: eurosFromCents(Math.max(0, Math.min(restCents, cashLeft))),
    late: await lateNow(tx, booking, restCents, now),
    actions: actionsNow(booking, restCents, vehicles.length, now).filter(
      (action) => !isTooLate(action, page.progress),
    ),
    cancelReasons: possibleReasons(booking, now),
    vehicles: vehicles.map(({ id, name, seats }) => ({ id, name: name[language], seats })),
  };
}

/**
 * Computes interest and fee on the sum that should have been paid at the ride (§9 Late penalty), in
 * euros. A consumer owes them only after a formal notice, which is not given here.
 */
async function lateNow(
  tx: Sql,
  { status, startAt, customerKind }: BookingRow,
  owedCents: number,
  now: Date,
): Promise<StaffPage["late"]> {
  const isLate = wasMade(status) && customerKind !== "CONSUMER";
  const { LEGAL_INTEREST_RATE } = await readNumbers(tx, ["LEGAL_INTEREST_RATE"]);
  const { interestCents, flatFeeCents } = latePaymentCents({
    owedCents: isLate ? owedCents : 0,
    dueAt: startAt,
    now,
    legalRatePercent: LEGAL_INTEREST_RATE,
    isProfessional: true,
  });
  return { interest: eurosFromCents(interestCents), flatFee: eurosFromCents(flatFeeCents) };
}

function actionsNow(
  booking: BookingRow,
  restCents: number,
  vehicleCount: number,
  now: Date,
): StaffPage["actions"] {
  const can = (event: Parameters<typeof nextStatus>[1]) =>
    nextStatus(booking.status, event) !== undefined;
  return [
    ...(can("PRICE") && booking.startAt > now ? (["PRICE"] as const) : []),
    ...(mayResume(booking, now) ? (["RESUME"] as const) : []),
    ...(can("CONFIRM") ? (["CONFIRM"] as const) : []),
    ...(mayComplete(booking, now) ? (["COMPLETE"] as const) : []),
    ...(vehicleCount > 1 && mayAssign(booking, now) ? (["ASSIGN"] as const) : []),
    ...(restCents > 0 && isConfirmed(booking.status) ? (["RECORD_PAYMENT"] as const) : []),
    ...(isConfirmed(booking.status) && can("CANCEL") && !booking.forceMajeureSince
      ? (["SUSPEND"] as const)
      : []),
    ...(possibleReasons(booking, now).length > 0 ? (["CANCEL"] as const) : []),
  ];
}

/** Tells whether it is too late for an action: to assign once on the way, to suspend once made. */
function isTooLate(action: StaffPage["actions"][number], progress: StaffPage["progress"]): boolean {
  if (action === "ASSIGN") return progress.some(({ steps }) => steps.length > 0);
  return action === "SUSPEND" && isAllDone(progress);
}
