import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { bookingRequestSchema, NewBooking } from "@/lib/contract/booking";
import { bookingErrors } from "@/lib/rules/booking/booking-check";
import { checkMeetingAddress } from "@/lib/rules/booking/meeting-address";
import { checkService } from "@/platform/booking/quote/check-service";
import { type PricedRide, priceRide } from "@/platform/booking/quote/price-ride";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import { newBookingView } from "@/platform/booking/view/booking-view";
import { type BookedService, bookings } from "@/platform/db/schema/booking";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { missingMentions, operatorOf } from "@/platform/document/operator";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { refuseAnother, requestHashOf } from "@/platform/http/idempotency-key";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import type { RequestContext } from "@/platform/http/request-context";
import { internationalPhone } from "@/platform/purchase/phone";
import type { Services } from "@/platform/services/services";
import { requireFeature } from "@/platform/site/require-feature";
import { requireOpen } from "@/platform/site/require-open";
import type { BookingOrder } from "./store-booking";
import { storeBooking } from "./store-booking";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Books a ride: the booking, its times and its mails in one transaction. A repeated key returns the
 * booking made before.
 * @throws ApiError INVALID_FIELDS by field; CONFLICT when the vehicle is taken at that time
 *   (SLOT_TAKEN), or the key came with another order (IDEMPOTENCY_KEY_REUSED); UNAVAILABLE while
 *   the site lacks data that the booking proof requires
 */
export async function acceptBooking(
  services: Services,
  request: BookingOrder & { order: z.output<typeof bookingRequestSchema> },
): Promise<NewBooking> {
  const { database } = services;
  const requestHash = requestHashOf(request.order);
  return withRetries(async () => {
    const earlier = await earlierBooking(services, request, requestHash);
    if (earlier) return earlier;
    await readySite(services, request);
    const { costCentre } = request.order;
    const priced = await checkAndPrice(services, request);
    const checked = { ...request, ...priced, requestHash, costCentre };
    return database
      .inSite(request.idSite, (tx) => storeBooking(services, tx, checked))
      .catch(async (error: unknown) => {
        const { state, constraint } = sqlState(error);
        if (state === EXCLUSION_VIOLATION) throw slotTaken();
        if (constraint === "booking_id_site_idempotency_key_unique") {
          const winner = await earlierBooking(services, request, requestHash);
          if (winner) return winner;
        }
        throw error;
      });
  });
}

/**
 * Checks that a site is ready to take bookings.
 * @throws ApiError NOT_FOUND on a site that takes no rides; CONFLICT on one that is not open yet;
 *   UNAVAILABLE with the parameters that are missing for the booking proof
 */
export async function readySite(
  { database }: Services,
  { idSite, language }: Pick<BookingOrder, "idSite" | "language">,
): Promise<void> {
  await database.inSite(idSite, async (tx) => {
    await requireFeature(tx, "RIDES");
    await requireOpen(tx);
    const missing = missingMentions(await operatorOf(tx, language));
    if (missing.length > 0) {
      const errors = missing.map((key) => [key, "REQUIRED"] as const);
      throw new ApiError("UNAVAILABLE", "OPERATOR_INCOMPLETE", Object.fromEntries(errors));
    }
  });
}

/** Finds the booking that this key has made already. @throws ApiError CONFLICT for another order */
export async function earlierBooking(
  { database }: Services,
  { idSite, key, language }: BookingOrder,
  requestHash: string,
): Promise<NewBooking | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [row] = await tx.select().from(bookings).where(eq(bookings.idempotencyKey, key));
    if (!row) return undefined;
    refuseAnother(row, requestHash);
    return newBookingView(tx, row, language);
  });
}

/** Checks order and ride together, so that the errors of both come at once. */
async function checkAndPrice(
  services: Services,
  { idSite, idUser, order }: BookingOrder,
): Promise<{ priced: PricedRide; phone: string; service: BookedService | null }> {
  const { phone, ...unmet } = checkCustomer(order);
  const { service, errors: ofService } = await checkService(services, idSite, { ...order, idUser });
  const errors = { ...unmet.errors, ...ofService };
  const priced = await priceRide(services, idSite, order).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "INVALID_FIELDS") throw error;
    throw invalidFields({ ...error.errors, ...errors });
  });
  if (priced.chosen.vehicle.seats < order.passengers) errors.idVehicle = "VEHICLE_TOO_SMALL";
  if (!phone || Object.keys(errors).length > 0) throw invalidFields(errors);
  return { priced, phone, service };
}

/** Checks the customer of a partial order beyond its schema; returns the E.164 phone number too. */
export function checkCustomer({ customer, travel, ...ride }: Part<BookingOrder["order"]>): {
  /** E.164. */
  phone: string | undefined;
  errors: Record<string, ErrorWord>;
} {
  const unmet = checkMeetingAddress(ride);
  if (!customer) return { phone: undefined, errors: unmet };
  const phone = internationalPhone(customer.phone ?? "");
  const kind = customer.kind ?? "CONSUMER";
  const errors = bookingErrors({ customer: { ...customer, kind }, travel });
  return {
    phone,
    errors: { ...unmet, ...errors, ...(phone ? {} : { "customer.phone": "PHONE_INVALID" }) },
  };
}

/** Finds the faults of a partial order, on a site that takes rides. @throws NOT_FOUND */
export async function rideOrderErrors(
  { inUnitOfWork }: RequestContext["Variables"],
  part: Part<BookingOrder["order"]>,
): Promise<Record<string, ErrorWord>> {
  await inUnitOfWork(({ tx }) => requireFeature(tx, "RIDES"));
  return checkCustomer(part).errors;
}
