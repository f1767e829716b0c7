import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Booking, bookingRequest } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { checkOrder } from "@/lib/rules/booking-check";
import { booking } from "@/platform/db/schema/booking";
import { sqlState } from "@/platform/db/sql-state";
import { invalidFields, Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import type { RefusalWord } from "@/platform/words/say";
import { bookingAnswer } from "./booking-answer";
import { internationalPhone } from "./phone";
import { type PricedRide, priceRide } from "./price-ride";
import { storeBooking } from "./store-booking";

/** What is booked, by whom, and how this request is told apart from others. */
export interface BookingOrder {
  idSite: number;
  language: LanguageCode;
  /** The Idempotency-Key. */
  key: string;
  order: z.output<typeof bookingRequest>;
}

/** Of transactions that wait for each other the database ends one, and a reference may be taken. */
const MAX_TRIES = 5;

const EXCLUSION_VIOLATION = "23P01";
const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";

/**
 * Books a ride: the booking, its times and its mails in one transaction. The same key gives the
 * booking that it gave before.
 * @throws Refusal INVALID_FIELDS by field; CONFLICT when the vehicle is taken at that time
 *   (SLOT_TAKEN), or the key came with another order (IDEMPOTENCY_KEY_REUSED)
 */
export async function acceptBooking(services: Services, asked: BookingOrder): Promise<Booking> {
  const requestHash = createHash("sha256").update(JSON.stringify(asked.order)).digest("hex");
  const earlier = await earlierBooking(services, asked, requestHash);
  if (earlier) return earlier;
  const checked = { ...asked, ...(await checkAndPrice(services, asked)), requestHash };

  for (let tries = 1; ; tries += 1) {
    try {
      const booked = await services.database.inSite(asked.idSite, (tx) =>
        storeBooking(tx, checked, services.clock.now()),
      );
      services.wakeOutbox();
      return booked;
    } catch (error) {
      const { state, constraint } = sqlState(error);
      if (state === EXCLUSION_VIOLATION) {
        throw new Refusal("CONFLICT", "SLOT_TAKEN", { startAt: "SLOT_TAKEN" });
      }
      if (constraint === "booking_id_site_idempotency_key_unique") {
        const winner = await earlierBooking(services, asked, requestHash);
        if (winner) return winner;
      }
      const mayPass = [UNIQUE_VIOLATION, DEADLOCK, SERIALIZATION_FAILURE].includes(state ?? "");
      if (!mayPass || tries === MAX_TRIES) throw error;
    }
  }
}

/** The booking that this key has given already. */
async function earlierBooking(
  { database }: Services,
  { idSite, key, language }: BookingOrder,
  requestHash: string,
): Promise<Booking | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [row] = await tx.select().from(booking).where(eq(booking.idempotencyKey, key));
    if (!row) return undefined;
    if (row.requestHash !== requestHash) throw new Refusal("CONFLICT", "IDEMPOTENCY_KEY_REUSED");
    return bookingAnswer(tx, row, language);
  });
}

/** What is wrong with the order is said together with what is wrong with its ride. */
async function checkAndPrice(
  services: Services,
  { idSite, order }: BookingOrder,
): Promise<{ priced: PricedRide; phone: string }> {
  const phone = internationalPhone(order.customer.phone);
  const wrong: Record<string, RefusalWord> = {
    ...checkOrder(order),
    ...(phone ? {} : { "customer.phone": "PHONE_INVALID" }),
  };
  const priced = await priceRide(services, idSite, order).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== "INVALID_FIELDS") throw error;
    throw invalidFields({ ...error.errors, ...wrong });
  });
  if (priced.chosen.vehicle.seats < order.passengers) wrong.idVehicle = "VEHICLE_TOO_SMALL";
  if (!phone || Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return { priced, phone };
}
