import type { NewBooking } from "@/lib/contract/booking";
import { isOnRequest } from "@/lib/rules/booking/on-request";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { type CheckedRide, checkRide } from "@/platform/booking/quote/check-ride";
import { checkService } from "@/platform/booking/quote/check-service";
import { type PricedRide, priceChecked } from "@/platform/booking/quote/price-ride";
import { dueWhenSoon } from "@/platform/booking/record/due-when-soon";
import { newBookingView } from "@/platform/booking/view/booking-view";
import type { BookedService } from "@/platform/db/schema/booking";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { requestHashOf } from "@/platform/http/idempotency-key";
import { moneyIn } from "@/platform/payment/money";
import type { Services } from "@/platform/services/services";
import { checkCustomer, earlierBooking, readySite } from "./accept-booking";
import { notifyBooking } from "./notify-booking";
import { sendQuote } from "./price-request";
import { setRideDeadlines } from "./ride-deadlines";
import { type BookingOrder, type CheckedOrder, insertBooking, pricedValues } from "./store-booking";

/**
 * Takes a request for a ride. A ride that can be booked at once gets a quote, priced by the fares;
 * any other waits for the company: too soon, out of the area, too many people, or no vehicle free.
 * A repeated key returns the request made before.
 * @throws ApiError INVALID_FIELDS by field; CONFLICT when the key came with another order;
 *   UNAVAILABLE while the site lacks data that the booking proof requires
 */
export async function requestRide(services: Services, request: BookingOrder): Promise<NewBooking> {
  const { database } = services;
  const requestHash = requestHashOf(request.order);
  return withRetries(async () => {
    const earlier = await earlierBooking(services, request, requestHash);
    if (earlier) return earlier;
    await readySite(services, request);
    const { phone, service, ride, priced } = await checkRequest(services, request);
    return database
      .inSite(request.idSite, (tx) =>
        storeRequest(services, tx, { ...request, phone, service, requestHash }, ride, priced),
      )
      .catch(async (error: unknown) => {
        const isSameKey = sqlState(error).constraint === "booking_id_site_idempotency_key_unique";
        const winner = isSameKey && (await earlierBooking(services, request, requestHash));
        if (!winner) throw error;
        return winner;
      });
  });
}

interface Checked {
  /** E.164. */
  phone: string;
  service: BookedService | null;
  ride: CheckedRide;
  priced: PricedRide | undefined;
}

/** Checks customer and ride together, so that the errors of both come at once. */
async function checkRequest(
  services: Services,
  { idSite, idUser, order }: BookingOrder,
): Promise<Checked> {
  const { phone, ...unmet } = checkCustomer(order);
  const { service, errors: ofService } = await checkService(services, idSite, { ...order, idUser });
  const errors = { ...unmet.errors, ...ofService };
  const ride = await checkRide(services, idSite, order, isOnRequest).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "INVALID_FIELDS") throw error;
    throw invalidFields({ ...error.errors, ...errors });
  });
  if (!phone || Object.keys(errors).length > 0) throw invalidFields(errors);
  if (Object.keys(ride.errors).length > 0) return { phone, service, ride, priced: undefined };
  const priced = await priceChecked(services, idSite, ride);
  return { phone, service, ride, priced: priced.chosen.isAvailable ? priced : undefined };
}

async function storeRequest(
  services: Services,
  tx: Sql,
  order: CheckedOrder,
  ride: CheckedRide,
  priced: PricedRide | undefined,
): Promise<NewBooking> {
  const now = services.clock.now();
  const values = priced
    ? { status: "QUOTED" as const, ...pricedValues(priced) }
    : { status: "REQUESTED" as const, ...unpricedValues(ride) };
  const dueCents = priced ? await dueWhenSoon(tx, values, now) : 0;
  const { booking } = await insertBooking(tx, order, now, { ...values, dueCents });
  await setRideDeadlines(tx, booking, booking.startAt, now);
  if (priced) await sendQuote(services, tx, booking, { by: "CUSTOMER" });
  else await notifyBooking(services, tx, booking, "requested");
  const answer = await newBookingView(tx, booking, order.language, {
    rides: [],
    money: moneyIn([]),
  });
  await touchRetention(tx, { idSite: booking.idSite, address: booking.addressKey }, now);
  return answer;
}

/** Returns the known values of a ride that the company has to price. */
function unpricedValues({ request, startAt, returnAt, road, fares }: CheckedRide) {
  return {
    startAt,
    returnAt: returnAt ?? null,
    hours: request.kind === "HIRE" ? (request.hours ?? null) : null,
    idVehicle: null,
    distanceKm: Math.round(road.distanceKm * 10) / 10,
    durationMin: road.durationMin,
    isEstimate: road.estimate,
    lines: [],
    totalCents: 0,
    vatCents: 0,
    vatRate: fares.vatRate[request.kind],
    depositCents: 0,
    emissionsKg: 0,
  };
}
