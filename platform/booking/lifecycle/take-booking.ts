import { eq } from "drizzle-orm";
import { checkTakenRide } from "@/platform/booking/quote/check-taken-ride";
import { type PricedRide, priceChecked } from "@/platform/booking/quote/price-ride";
import { slotTaken } from "@/platform/booking/schedule/slot-taken";
import { type BookingRow, bookings } from "@/platform/db/schema/booking";
import { sqlState } from "@/platform/db/sql-state";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { refuseAnother, requestHashOf } from "@/platform/http/idempotency-key";
import type { Services } from "@/platform/services/services";
import { checkCustomer, readySite } from "./accept-booking";
import type { TakenOrder } from "./store-taken";
import { storeTaken } from "./store-taken";

const EXCLUSION_VIOLATION = "23P01";

/**
 * Books a ride that somebody of the staff takes by telephone, at the price by the fares or at an
 * agreed one. A repeated key returns the booking made before.
 * @throws ApiError INVALID_FIELDS by field; CONFLICT when the vehicle is taken at that time
 *   (SLOT_TAKEN), or the key came with another order (IDEMPOTENCY_KEY_REUSED); UNAVAILABLE while
 *   the site lacks data that the booking proof requires
 */
export async function takeBooking(services: Services, taken: TakenOrder): Promise<BookingRow> {
  const { database } = services;
  const requestHash = requestHashOf(taken.order);
  return withRetries(async () => {
    const earlier = await earlierTaken(services, taken, requestHash);
    if (earlier) return earlier;
    await readySite(services, taken);
    const checked = { ...taken, ...(await checkAndPrice(services, taken)), requestHash };
    return database
      .inSite(taken.idSite, async (tx) => {
        await taken.prepare?.(tx);
        const booking = await storeTaken(services, tx, checked);
        await taken.recordAct(tx, booking);
        return booking;
      })
      .catch(async (error: unknown) => {
        const { state, constraint } = sqlState(error);
        if (state === EXCLUSION_VIOLATION) throw slotTaken();
        if (constraint === "booking_id_site_idempotency_key_unique") {
          const winner = await earlierTaken(services, taken, requestHash);
          if (winner) return winner;
        }
        throw error;
      });
  });
}

/** Finds the booking that this key has made already. @throws ApiError CONFLICT for another order */
async function earlierTaken(
  { database }: Services,
  { idSite, key }: TakenOrder,
  requestHash: string,
): Promise<BookingRow | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [row] = await tx.select().from(bookings).where(eq(bookings.idempotencyKey, key));
    if (row) refuseAnother(row, requestHash);
    return row;
  });
}

/** Checks customer and ride together, so that the errors of both come at once. */
async function checkAndPrice(
  services: Services,
  { idSite, order }: TakenOrder,
): Promise<{ priced: PricedRide; phone: string }> {
  const { phone, errors } = checkCustomer(order);
  const ride = await checkTakenRide(services, idSite, order).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "INVALID_FIELDS") throw error;
    throw invalidFields({ ...error.errors, ...errors });
  });
  const priced = await priceChecked(services, idSite, ride);
  if (priced.chosen.vehicle.seats < order.passengers) errors.idVehicle = "VEHICLE_TOO_SMALL";
  if (!phone || Object.keys(errors).length > 0) throw invalidFields(errors);
  if (!priced.chosen.isAvailable) throw slotTaken();
  return { priced, phone };
}
