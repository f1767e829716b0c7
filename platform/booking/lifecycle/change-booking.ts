import type { z } from "zod";
import type { bookingChangeSchema, ChangeOutcome } from "@/lib/contract/booking-page";
import type { LanguageCode } from "@/lib/contract/locale";
import { bookingErrors } from "@/lib/rules/booking/booking-check";
import { holdsVehicle } from "@/lib/rules/booking/booking-state";
import { mayStillChange } from "@/lib/rules/booking/change-deadline";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { isChangeable, mayStaffChange } from "@/lib/rules/booking/possible-action";
import { ridesOf } from "@/lib/rules/booking/ride-span";
import { flightNumber, trainNumber } from "@/lib/rules/booking/travel-number";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { eurosFromCents, vatIncludedIn } from "@/lib/rules/money/cents";
import { onItsTerms } from "@/platform/booking/business/business-terms";
import { issueCreditNotes, reissueDeposits } from "@/platform/booking/documents/issue-credit-notes";
import { changeLabel } from "@/platform/booking/mails/change-label";
import { checkRide } from "@/platform/booking/quote/check-ride";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { type PricedRide, priceChecked } from "@/platform/booking/quote/price-ride";
import { vehicleChoice } from "@/platform/booking/quote/quote-view";
import { findBooking } from "@/platform/booking/record/find-booking";
import { endOf } from "@/platform/booking/record/last-ride-end";
import { noteBooking } from "@/platform/booking/record/move-booking";
import { releaseRides, replaceRides } from "@/platform/booking/schedule/place-rides";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import { readBookingFacts } from "@/platform/booking/view/booking-facts";
import { bookingPageView } from "@/platform/booking/view/booking-page-view";
import { calendarCancellation } from "@/platform/booking/view/calendar-file";
import type { BookingRow } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import type { PurchaseAccess, StaffAccess } from "@/platform/purchase/purchase-access";
import type { Services } from "@/platform/services/services";
import { readSite } from "@/platform/site/read-site";
import { moneyAfterChange, settleChange } from "./change-money";
import { notifyBooking } from "./notify-booking";
import { setRideDeadlines } from "./ride-deadlines";
import { pricedValues } from "./store-booking";

type Change = z.output<typeof bookingChangeSchema>;

export interface ChangeOrder {
  idSite: number;
  language: LanguageCode;
  reference: string;
  opener: PurchaseAccess | StaffAccess;
  change: Change;
  /** Set where the staff change it: until the ride begins, and at the same price if kept. */
  staff?: StaffChanging;
}

interface StaffChanging {
  /** Reason for keeping the price; without it, the fares set the price. */
  keptPrice?: { reason: string } | undefined;
  /** Refuses a change of a ride that somebody else has changed since it was read. */
  refuseStale: (tx: Sql, booking: BookingRow) => Promise<void>;
  /** Records the author of the act, in the same transaction. */
  recordAct: (tx: Sql, before: BookingRow, after: BookingRow) => Promise<void>;
}

/**
 * Changes a booking to another ride, up to 24 hours before its start (§4, §9): the price is
 * computed anew, the difference refunded or asked for, and the vehicle has to be free. It keeps its
 * vehicle unless another is asked for, or it cannot make the ride. With `dryRun` it only returns
 * the outcome.
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
    refuseIfTooLate(known, changeOrder, services.clock.now());
    const priced = await priceChange(services, changeOrder, known);
    return database
      .inSite(idSite, async (tx) => {
        const booking = await findBooking(tx, reference, access, { lock: true });
        await changeOrder.staff?.refuseStale(tx, booking);
        refuseIfTooLate(booking, changeOrder, services.clock.now());
        return carryOut(services, tx, booking, priced, changeOrder);
      })
      .catch((error: unknown) => {
        throw sqlState(error).state === "23P01" ? slotTaken() : error;
      });
  });
}

function refuseIfTooLate(booking: BookingRow, { staff }: ChangeOrder, now: Date): void {
  if (staff) {
    const keepsPrice = staff.keptPrice !== undefined;
    if (!mayStaffChange(booking, { keepsPrice }, now))
      throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
    return;
  }
  if (!isChangeable(booking)) throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
  if (!mayStillChange(booking.startAt, now)) throw new ApiError("CONFLICT", "CHANGE_TOO_LATE");
}

async function priceChange(
  services: Services,
  { idSite, change, staff }: ChangeOrder,
  { id, idVehicle, customerKind, company, address }: BookingRow,
): Promise<PricedRide> {
  const customer = { kind: customerKind, company: company ?? "", address: address ?? "-" };
  const errors = {
    ...checkMeetingAddress(change),
    ...bookingErrors({ customer, travel: change.travel }),
  };
  const ride = staff
    ? await checkTakenRide(services, idSite, change)
    : await checkRide(services, idSite, change);
  const priced = await priceChecked(services, idSite, ride, id);
  const isAsked = change.idVehicle !== undefined;
  const present = priced.prices.find(({ vehicle }) => vehicle.id === idVehicle);
  const chosen = !isAsked && present?.isAvailable ? present : priced.chosen;
  if (isAsked && chosen.vehicle.seats < change.passengers) {
    throw invalidFields({ ...errors, idVehicle: "VEHICLE_TOO_SMALL" });
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  if (!chosen.isAvailable) throw slotTaken();
  return { ...priced, chosen };
}

async function carryOut(
  services: Services,
  tx: Sql,
  bookingBefore: BookingRow,
  priced: PricedRide,
  { idSite, language, opener: access, change, staff }: ChangeOrder,
): Promise<ChangeOutcome> {
  const now = services.clock.now();
  const member = "idUser" in access ? access.idUser : undefined;
  const keepsPrice = staff?.keptPrice !== undefined;
  const priceAfter = valuesAfter(bookingBefore, priced, keepsPrice);
  const values = keepsPrice ? priceAfter : await onItsTerms(tx, bookingBefore, priceAfter);
  const by = staff ? "COMPANY" : "CUSTOMER";
  const factsBefore = await readBookingFacts(tx, bookingBefore);
  const money = moneyAfterChange(bookingBefore, factsBefore.money, values);
  const before = await bookingPageView(tx, bookingBefore, bookingBefore.language, now, {
    facts: factsBefore,
  });
  const preview = {
    before: eurosFromCents(bookingBefore.totalCents),
    total: eurosFromCents(values.totalCents),
    difference: eurosFromCents(values.totalCents - bookingBefore.totalCents),
    dueNow: eurosFromCents(money.owedCents),
    refund: eurosFromCents(money.refundCents),
    ...vehicleChoice(priced, language),
  };
  if (change.dryRun) {
    return {
      ...preview,
      done: false,
      booking: await bookingPageView(tx, bookingBefore, language, now, {
        facts: factsBefore,
        member,
      }),
    };
  }
  await replaceRides(tx, {
    idSite,
    idBooking: bookingBefore.id,
    idVehicle: priced.chosen.vehicle.id,
    rides: priced.chosen.rides,
    drives: priced.drives,
  });
  // The vehicle has to be free then, but is only kept for a customer who pays.
  if (!holdsVehicle(bookingBefore.status)) await releaseRides(tx, bookingBefore.id);
  let booking = await noteBooking(
    tx,
    bookingBefore,
    "CHANGE",
    { at: now, by, note: staff?.keptPrice?.reason },
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
      // Force majeure of one day does not hold on another day.
      ...(isSameDay(bookingBefore.startAt, values.startAt) ? {} : { forceMajeureSince: null }),
      dueCents: money.dueCents,
      calendarSequence: bookingBefore.calendarSequence + 1,
    },
  );
  booking = await settleChange(services, tx, booking, money);
  await setRideDeadlines(tx, booking, await endOf(tx, booking), now);
  const reason = changeLabel[booking.language];
  const { refundCents } = money;
  const documents = [
    ...(await issueCreditNotes(services, tx, booking, { refundCents, reason })),
    ...(await reissueDeposits(services, tx, booking, reason)),
  ];
  const removedRides = await removedFrom(tx, bookingBefore, booking, now);
  const facts = await readBookingFacts(tx, booking);
  await notifyBooking(services, tx, booking, "changed", {
    facts,
    before,
    by,
    amountCents: refundCents,
    documents,
    removedRides,
  });
  await staff?.recordAct(tx, bookingBefore, booking);
  return {
    ...preview,
    done: true,
    booking: await bookingPageView(tx, booking, language, now, { facts, member }),
  };
}

/** Computes the booking's values after the change. All to be paid on board stays so. */
function valuesAfter(
  { totalCents, depositCents }: BookingRow,
  priced: PricedRide,
  keepsPrice: boolean,
) {
  const byFares = pricedValues(priced);
  const values = depositCents === 0 ? { ...byFares, depositCents } : byFares;
  if (!keepsPrice) return values;
  return {
    ...values,
    lines: [{ code: "AGREED" as const, amountCents: totalCents }],
    totalCents,
    vatCents: vatIncludedIn(totalCents, values.vatRate),
    depositCents,
  };
}

const isSameDay = (one: Date, other: Date) => parisDate(one) === parisDate(other);

/** Writes a calendar file that removes the rides the change has taken away: the way back, say. */
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
