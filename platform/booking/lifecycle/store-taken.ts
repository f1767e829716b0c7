import { min } from "date-fns";
import type { z } from "zod";
import type { takeBookingSchema } from "@/lib/contract/admin/take-booking";
import { agreedDepositCents, isConfirmedAtOnce } from "@/lib/rules/booking/agreed-payment";
import { centsFromEuros, eurosFromCents, vatIncludedIn } from "@/lib/rules/money/cents";
import { touchRetention } from "@/platform/account/member/touch-retention";
import type { PricedRide } from "@/platform/booking/quote/price-ride";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { holdUntil } from "@/platform/booking/record/hold-vehicle";
import { lastEndOf } from "@/platform/booking/record/last-ride-end";
import { moveBooking } from "@/platform/booking/record/move-booking";
import { payLinkOf } from "@/platform/booking/record/pay-links";
import { placeRides } from "@/platform/booking/schedule/place-rides";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { Ordering } from "@/platform/purchase/placed-by";
import type { Services } from "@/platform/services/services";
import { notifyBooking } from "./notify-booking";
import { recordPayment } from "./record-payment";
import { setCompletion, setDepositDeadline, setRideDeadlines } from "./ride-deadlines";
import { insertBooking, pricedValues } from "./store-booking";

export interface TakenOrder extends Ordering {
  order: z.output<typeof takeBookingSchema>;
  /** True for a ride of a series: the customer is told of all its rides at once. */
  isOfSeries?: boolean;
  /** Runs first, in the same transaction. */
  prepare?: (tx: Sql) => Promise<void>;
  /** Records the author of the act, in the same transaction. */
  recordAct: (tx: Sql, booking: BookingRow) => Promise<void>;
}

interface CheckedTaken extends TakenOrder {
  priced: PricedRide;
  /** E.164. */
  phone: string;
  requestHash: string;
}

/**
 * Stores a ride that was taken by telephone, with its deadlines; its customer gets the mails of a
 * customer who booked on the site, or one for its whole series (`notifySeries`). The vehicle is
 * kept: for good where the company confirms at once, as long as the pay link otherwise.
 * @throws the database's errors for a vehicle that is taken, a key or a reference that is known;
 *   NeighboursChanged; ApiError INVALID_FIELDS for more money than is owed, or more cash than the
 *   law allows
 */
export async function storeTaken(
  services: Services,
  tx: Sql,
  checked: CheckedTaken,
): Promise<BookingRow> {
  const { idSite, order, priced } = checked;
  const now = services.clock.now();
  const values = takenValues(checked);
  const dueCents = values.depositCents === 0 ? 0 : await dueWhenSoon(tx, values, now);
  const { booking: held } = await insertBooking(
    tx,
    {
      ...checked,
      language: order.language,
      taken: { by: "COMPANY", note: order.agreed?.reason },
    },
    now,
    { status: "HELD", ...values, dueCents },
  );
  const rides = await placeRides(tx, {
    idSite,
    idBooking: held.id,
    idVehicle: priced.chosen.vehicle.id,
    rides: priced.chosen.rides,
    drives: priced.drives,
  });
  await setRideDeadlines(tx, held, lastEndOf(rides, held), now);
  await touchRetention(tx, { idSite, address: held.addressKey }, now);
  return isConfirmedAtOnce(order)
    ? confirmTaken(services, tx, held, checked)
    : waitForPayment(services, tx, held, checked);
}

/** Returns the booking's values of its price: the one by the fares, or the agreed one. */
function takenValues({ order: { agreed, payBy }, priced }: CheckedTaken) {
  const byFares = pricedValues(priced);
  const totalCents = agreed ? centsFromEuros(agreed.total) : byFares.totalCents;
  const values = { ...byFares, depositCents: agreedDepositCents(payBy, totalCents) };
  if (!agreed) return values;
  return {
    ...values,
    lines: [{ code: "AGREED" as const, amountCents: totalCents }],
    totalCents,
    vatCents: vatIncludedIn(totalCents, values.vatRate),
  };
}

async function confirmTaken(
  services: Services,
  tx: Sql,
  held: BookingRow,
  { key, isOfSeries, order: { payBy, paid } }: CheckedTaken,
): Promise<BookingRow> {
  const at = services.clock.now();
  const historyEvent = { at, by: "COMPANY" } as const;
  let booking = await moveBooking(tx, held, "CONFIRM", historyEvent, { confirmedAt: at });
  if (booking.dueCents === 0) {
    booking = await moveBooking(tx, booking, "PAY", { at, by: "SYSTEM" });
    await setCompletion(tx, booking);
  }
  if (payBy === "CASH" || payBy === "TERMINAL") {
    const amount = paid ?? eurosFromCents(booking.totalCents);
    booking = await recordPayment(services, tx, booking, {
      method: payBy,
      amount,
      receipt: key,
    }).catch(asOfPaid);
  }
  await setDepositDeadline(tx, booking);
  if (!isOfSeries) await notifyBooking(services, tx, booking, "confirmed", { by: "COMPANY" });
  return booking;
}

/** Keeps the vehicle as long as the pay link is good: the company has spoken with the payer. */
async function waitForPayment(
  services: Services,
  tx: Sql,
  held: BookingRow,
  { isOfSeries }: CheckedTaken,
): Promise<BookingRow> {
  const link = await payLinkOf(tx, held, services.clock.now());
  const until = min([link.expiresAt, held.startAt]);
  const booking = await holdUntil(tx, held, { heldUntil: until, payUntil: until });
  if (!isOfSeries) await notifyBooking(services, tx, booking, "received", { by: "COMPANY" });
  return booking;
}

/** Moves an error of the payment's amount to this order's own field for it. */
function asOfPaid(error: unknown): never {
  if (!(error instanceof ApiError) || !error.errors.amount) throw error;
  throw invalidFields({ paid: error.errors.amount });
}
