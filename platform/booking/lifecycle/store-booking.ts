import type { z } from "zod";
import type { callerSchema } from "@/lib/contract/admin/take-booking";
import type { NewBooking, rideRequestSchema } from "@/lib/contract/booking";
import { businessPrice } from "@/lib/rules/booking/business-price";
import { depositOf } from "@/lib/rules/booking/deposit";
import { emissionsKg } from "@/lib/rules/booking/emissions";
import type { FareItem } from "@/lib/rules/booking/fare";
import { flightNumber, trainNumber } from "@/lib/rules/booking/travel-number";
import { lockMemberOrNull } from "@/platform/account/member/lock-member-or-null";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { type BookedFor, businessOfMember } from "@/platform/booking/business/business-terms";
import { settleOnAccount } from "@/platform/booking/business/settle-on-account";
import type { PricedRide } from "@/platform/booking/quote/price-ride";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { takeHoldPlaces } from "@/platform/booking/record/hold-places";
import { holdDeadlines, holdTimes } from "@/platform/booking/record/hold-vehicle";
import { lastEndOf } from "@/platform/booking/record/last-ride-end";
import { type BookingEventRow, beginHistory } from "@/platform/booking/record/move-booking";
import { firstPayLink, payLinkEnd } from "@/platform/booking/record/pay-links";
import { placeRides } from "@/platform/booking/schedule/place-rides";
import { readBookingFacts } from "@/platform/booking/view/booking-facts";
import { newBookingView } from "@/platform/booking/view/booking-view";
import { randomCode } from "@/platform/db/random-code";
import { type BookedService, type BookingRow, bookings } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { setDeadlines } from "@/platform/jobs/set-deadline";
import { moneyIn } from "@/platform/payment/money";
import { newReference } from "@/platform/purchase/new-reference";
import type { Ordering } from "@/platform/purchase/placed-by";
import { acceptTerms } from "@/platform/purchase/terms/accept-terms";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { notifyBooking } from "./notify-booking";
import { rideDeadlines } from "./ride-deadlines";

export interface BookingOrder extends Ordering {
  order: z.output<typeof rideRequestSchema>;
}

/** Order with checked fields; an order by telephone need not have an e-mail address. */
export interface CheckedOrder extends Omit<BookingOrder, "order"> {
  order: Omit<BookingOrder["order"], "customer"> & { customer: z.output<typeof callerSchema> };
  /** E.164. */
  phone: string;
  requestHash: string;
  /** Service that it is booked as; an ordinary ride without it. */
  service?: BookedService | null;
  /** Cost centre of their business, as the customer chose it. */
  costCentre?: string | null | undefined;
  /** Member of the staff who ordered it, and the reason for its price. */
  taken?: Parameters<typeof beginHistory>[2];
}

/**
 * Stores a booking with its rides and its deadlines: the vehicle is held while the customer pays.
 * @throws the database's errors for a vehicle that is taken, a key or a reference that is known;
 *   NeighboursChanged; ApiError CONFLICT (TOO_MANY_UNPAID_HOLDS)
 */
export async function storeBooking(
  services: Services,
  tx: Sql,
  checked: CheckedOrder & { priced: PricedRide },
): Promise<NewBooking> {
  const { idSite, priced } = checked;
  const now = services.clock.now();
  const { idUser, order } = checked;
  const values = pricedValues(priced);
  const member = await businessOfMember(tx, { idUser, kind: order.customer.kind });
  const account = withCostCentre(member, checked.costCentre);
  const hold = holdTimes(values, payLinkEnd(values, now), now);
  const { booking: newBooking, history } = await insertBooking(tx, checked, now, {
    status: "HELD",
    ...hold,
    ...(account
      ? { ...businessPrice(values, account.business), ...accountOf(account) }
      : { ...values, dueCents: await dueWhenSoon(tx, values, now) }),
  });
  const rides = await placeRides(tx, {
    idSite,
    idBooking: newBooking.id,
    idVehicle: priced.chosen.vehicle.id,
    rides: priced.chosen.rides,
    drives: priced.drives,
  });
  const origin = { network: checked.network, networkMax: services.holdsPerNetwork };
  await takeHoldPlaces(tx, newBooking, origin);
  const payLink = await firstPayLink(tx, newBooking, now);
  await setDeadlines(tx, [
    ...holdDeadlines(newBooking, hold),
    ...rideDeadlines(newBooking, lastEndOf(rides, newBooking), now),
  ]);
  const booking = await settleOnAccount(tx, newBooking, now);
  const known = { rides, money: moneyIn([]), documents: [] };
  const facts = await readBookingFacts(
    tx,
    booking,
    // A booking on account has moved, and has a further line.
    booking.version === newBooking.version ? { ...known, history } : known,
  );
  await notifyBooking(services, tx, booking, "received", { facts, payLink });
  const answer = await newBookingView(tx, booking, checked.language, facts);
  await touchRetention(tx, { idSite, address: booking.addressKey }, now);
  return answer;
}

export function pricedValues(priced: PricedRide) {
  const { chosen, startAt, returnAt, distanceKm, durationMin, isEstimate, vatRate } = priced;
  const { hours } = chosen;
  return {
    startAt,
    returnAt: returnAt ?? null,
    hours: hours ?? null,
    idVehicle: chosen.vehicle.id,
    distanceKm,
    durationMin,
    isEstimate,
    lines: chosen.fare.lines,
    totalCents: chosen.fare.totalCents,
    vatCents: chosen.fare.vatCents,
    vatRate,
    depositCents: depositOf(chosen.fare.totalCents),
    emissionsKg: emissionsKg(
      { kind: priced.request.kind, distanceKm, returnAt, hours },
      chosen.vehicle,
    ),
  };
}

/** Returns a booking's account, with the cost centre. @throws ApiError INVALID_FIELDS */
function withCostCentre(
  account: BookedFor | undefined,
  chosen: string | null | undefined,
): BookedFor | undefined {
  if (chosen === undefined) return account;
  if (chosen !== null && !account?.business.costCentres.includes(chosen))
    throw invalidFields({ costCentre: "INVALID" });
  return account && { ...account, costCentre: chosen };
}

const accountOf = ({ business, costCentre }: BookedFor) => ({
  idBusiness: business.id,
  costCentre,
});

type Values = Pick<
  typeof bookings.$inferInsert,
  | "status"
  | "startAt"
  | "returnAt"
  | "hours"
  | "idVehicle"
  | "durationMin"
  | "dueCents"
  | "idBusiness"
  | "costCentre"
  | "heldUntil"
  | "payUntil"
> & {
  distanceKm: number;
  isEstimate: boolean;
  lines: FareItem[];
  totalCents: number;
  vatCents: number;
  vatRate: number;
  depositCents: number;
  emissionsKg: number;
};

export async function insertBooking(
  tx: Sql,
  checked: CheckedOrder,
  now: Date,
  values: Values,
): Promise<{ booking: BookingRow; history: BookingEventRow[] }> {
  const { idSite, language, key, order, phone, requestHash } = checked;
  const { customer, travel } = order;
  const identity = await mailIdentity(tx, language);
  const [row] = await tx
    .insert(bookings)
    .values({
      idSite,
      idUser: await lockMemberOrNull(tx, checked.idUser),
      reference: newReference(identity.companyName),
      key: randomCode(),
      companyKey: randomCode(),
      idempotencyKey: key,
      requestHash,
      language,
      kind: order.kind,
      service: checked.service ?? null,
      pickup: order.pickup,
      dropoff: order.dropoff ?? null,
      stops: order.stops,
      passengers: order.passengers,
      luggage: order.luggage ?? 0,
      ...values,
      firstname: customer.firstname,
      lastname: customer.lastname,
      email: customer.email ?? null,
      phone,
      customerKind: customer.kind,
      company: customer.company || null,
      address: customer.address || null,
      flightNumber: flightNumber(travel?.flightNumber ?? "") ?? null,
      trainNumber: trainNumber(travel?.trainNumber ?? "") ?? null,
      message: order.message || null,
      termsAcceptedAt: now,
      idTerms: await acceptTerms(tx, { idSite, language }, now),
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The booking was not stored");
  return { booking: row, history: [await beginHistory(tx, row, checked.taken)] };
}
