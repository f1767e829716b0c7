import type { z } from "zod";
import type { bookingChangeSchema, ChangeOutcome } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { bookingErrors } from "@/lib/rules/booking/booking-check";
import { holdsVehicle } from "@/lib/rules/booking/booking-state";
import { mayStillChange } from "@/lib/rules/booking/change-deadline";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { isChangeable } from "@/lib/rules/booking/possible-action";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import { flightNumber, trainNumber } from "@/lib/rules/booking/travel-number";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents } from "@/lib/rules/money/cents";
import {
  issueCreditNotes,
  reissueDeposits,
} from "@/platform/booking/documents/issue-booking-documents";
import { changeWords } from "@/platform/booking/mails/change-words";
import { type PricedRide, priceRide } from "@/platform/booking/quote/price-ride";
import { vehicleChoice } from "@/platform/booking/quote/quote-view";
import { moneyOf } from "@/platform/booking/record/booking-money";
import { findBooking } from "@/platform/booking/record/find-booking";
import { type BookingRow, noteBooking } from "@/platform/booking/record/move-booking";
import { placeRides, releaseRides } from "@/platform/booking/schedule/place-rides";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import { calendarCancellation } from "@/platform/booking/view/calendar-file";
import type { Sql } from "@/platform/db/database";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { PurchaseAccess } from "@/platform/purchase/purchase-access";
import type { Services } from "@/platform/services/services";
import { readSite } from "@/platform/site/read-site";
import { moneyAfterChange, settleChange } from "./change-money";
import { notifyBooking } from "./notify";
import { setRideDeadlines } from "./ride-deadlines";
import { pricedValues } from "./store-booking";

type Change = z.output<typeof bookingChangeSchema>;

/** Which booking shall become what. */
export interface ChangeOrder {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: PurchaseAccess;
  change: Change;
}

/**
 * Makes a booking another ride, up to 24 hours before its start (§4, §9): the price is computed
 * anew, the difference given back or asked for, and the vehicle has to be free. It keeps its vehicle
 * unless another is asked for, or it cannot make the ride. With `dryRun` it says what would come of
 * it.
 * @throws ApiError INVALID_FIELDS by field; CONFLICT when it is too late or the vehicle is taken;
 *   NOT_FOUND
 */
export async function changeBooking(
  services: Services,
  changeOrder: ChangeOrder,
): Promise<ChangeOutcome> {
  const { database } = services;
  const { idSite, reference, opener: access } = changeOrder;
  return withRetries(async () => {
    const known = await database.inSite(idSite, (tx) => findBooking(tx, reference, access));
    refuseIfTooLate(known, services.clock.now());
    const priced = await priceChange(services, changeOrder, known);
    return database
      .inSite(idSite, async (tx) => {
        const row = await findBooking(tx, reference, access, { lock: true });
        refuseIfTooLate(row, services.clock.now());
        return carryOut(services, tx, row, priced, changeOrder);
      })
      .catch((error: unknown) => {
        throw sqlState(error).state === "23P01" ? slotTaken() : error;
      });
  });
}

function refuseIfTooLate(row: BookingRow, now: Date): void {
  if (!isChangeable(row)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  if (!mayStillChange(row.startAt, now)) throw new ApiError("CONFLICT", "CHANGE_TOO_LATE");
}

async function priceChange(
  services: Services,
  { idSite, change }: ChangeOrder,
  { id, idVehicle, customerKind, company, address }: BookingRow,
): Promise<PricedRide> {
  const customer = { kind: customerKind, company: company ?? "", address: address ?? "-" };
  const wrong = {
    ...checkMeetingAddress(change),
    ...bookingErrors({ customer, travel: change.travel }),
  };
  const priced = await priceRide(services, idSite, change, id);
  const isAsked = change.idVehicle !== undefined;
  const present = priced.prices.find(({ vehicle }) => vehicle.id === idVehicle);
  const chosen = !isAsked && present?.isAvailable ? present : priced.chosen;
  if (isAsked && chosen.vehicle.seats < change.passengers) {
    throw invalidFields({ ...wrong, idVehicle: "VEHICLE_TOO_SMALL" });
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  if (!chosen.isAvailable) throw slotTaken();
  return { ...priced, chosen };
}

async function carryOut(
  services: Services,
  tx: Sql,
  row: BookingRow,
  priced: PricedRide,
  { idSite, language, opener: access, change }: ChangeOrder,
): Promise<ChangeOutcome> {
  const now = services.clock.now();
  const member = "idUser" in access ? access.idUser : undefined;
  const values = pricedValues(priced);
  const { keptCents } = await moneyOf(tx, row.id);
  const money = moneyAfterChange(row, keptCents, values);
  const before = await bookingPageView(tx, row, row.language, now);
  const said = {
    before: eurosFromCents(row.totalCents),
    total: eurosFromCents(values.totalCents),
    difference: eurosFromCents(values.totalCents - row.totalCents),
    dueNow: eurosFromCents(money.owedCents),
    refund: eurosFromCents(money.refundCents),
    ...vehicleChoice(priced, language),
  };
  if (change.dryRun) {
    return {
      ...said,
      done: false,
      booking: await bookingPageView(tx, row, language, now, member),
    };
  }
  await placeRides(tx, {
    idSite,
    idBooking: row.id,
    idVehicle: priced.chosen.vehicle.id,
    rides: priced.chosen.rides,
    drives: priced.drives,
  });
  // The vehicle has to be free then, and is kept by who pays.
  if (!holdsVehicle(row.status)) await releaseRides(tx, row.id);
  let booking = await noteBooking(
    tx,
    row,
    "CHANGE",
    { at: now, by: "CUSTOMER" },
    {
      ...values,
      kind: change.kind,
      pickup: change.pickup,
      dropoff: change.dropoff ?? null,
      stops: change.stops,
      passengers: change.passengers,
      luggage: change.luggage ?? 0,
      flightNumber: flightNumber(change.travel?.flightNumber ?? "") ?? null,
      trainNumber: trainNumber(change.travel?.trainNumber ?? "") ?? null,
      // What stands in the way of a ride on one day does not on another.
      ...(isSameDay(row.startAt, values.startAt) ? {} : { forceMajeureSince: null }),
      dueCents: money.dueCents,
      calendarSequence: row.calendarSequence + 1,
    },
  );
  booking = await settleChange(services, tx, booking, money);
  await setRideDeadlines(tx, booking, now);
  const reason = changeWords[booking.language];
  const { refundCents } = money;
  const documents = [
    ...(await issueCreditNotes(services, tx, booking, { refundCents, reason })),
    ...(await reissueDeposits(services, tx, booking, reason)),
  ];
  const removedRides = await removedFrom(tx, row, booking, now);
  await notifyBooking(services, tx, booking, "changed", {
    before,
    amountCents: refundCents,
    documents,
    removedRides,
  });
  return {
    ...said,
    done: true,
    booking: await bookingPageView(tx, booking, language, now, member),
  };
}

const isSameDay = (one: Date, other: Date) => parisDate(one) === parisDate(other);

/** A calendar file that takes the rides out which the change has removed: the way back, say. */
async function removedFrom(
  tx: Sql,
  before: BookingRow,
  after: BookingRow,
  now: Date,
): Promise<string> {
  const itsSite = await readSite(tx);
  const legs = new Set(ridesOf(after).map(({ leg }) => leg));
  const removed = ridesOf(before).filter(({ leg }) => !legs.has(leg));
  return calendarCancellation(after, removed, itsSite ?? { url: "", name: "" }, now);
}
