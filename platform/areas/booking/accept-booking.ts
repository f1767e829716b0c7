import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Booking, bookingRequest } from "@/lib/contract/booking";
import type { LanguageCode } from "@/lib/contract/locale";
import { checkOrder } from "@/lib/rules/booking-check";
import { busySpans } from "@/lib/rules/ride-span";
import type { Database, Sql } from "@/platform/db/database";
import { booking, ride } from "@/platform/db/schema/booking";
import { sqlState } from "@/platform/db/sql-state";
import { bookingNotice, bookingReceived } from "@/platform/mail/booking-mails";
import { mailIdentity } from "@/platform/mail/mail-identity";
import { postMails } from "@/platform/mail/post-mails";
import { invalidFields, Refusal } from "@/platform/refusal";
import type { Services } from "@/platform/services";
import { bookingAnswer } from "./booking-answer";
import { newReference } from "./new-reference";
import { internationalPhone } from "./phone";
import { type PricedRide, priceRide } from "./price-ride";

type Order = z.output<typeof bookingRequest>;

interface Asked {
  idSite: number;
  language: LanguageCode;
  /** The Idempotency-Key. */
  key: string;
  order: Order;
}

/**
 * Books a ride: the booking, its times and its mails in one transaction. The same key gives the
 * booking that it gave before.
 * @throws Refusal INVALID_FIELDS by field; CONFLICT when the vehicle is taken at that time
 *   (SLOT_TAKEN), or the key came with another order (IDEMPOTENCY_KEY_REUSED)
 */
export async function acceptBooking(services: Services, asked: Asked): Promise<Booking> {
  const { database } = services;
  const requestHash = createHash("sha256").update(JSON.stringify(asked.order)).digest("hex");
  const earlier = await earlierBooking(database, asked, requestHash);
  if (earlier) return earlier;

  const { order } = asked;
  const phone = internationalPhone(order.customer.phone);
  const wrong = { ...checkOrder(order), ...(phone ? {} : { "customer.phone": "PHONE_INVALID" }) };
  const priced = await priceRide(services, asked.idSite, order).catch((error: unknown) => {
    // What is wrong with the order is said together with what is wrong with the ride.
    if (!(error instanceof Refusal) || error.code !== "INVALID_FIELDS") throw error;
    throw invalidFields({ ...error.errors, ...wrong });
  });
  if (!phone || Object.keys(wrong).length > 0) throw invalidFields(wrong);
  if (priced.chosen.vehicle.seats < order.passengers) {
    throw invalidFields({ passengers: "TOO_MANY_PASSENGERS" });
  }

  for (;;) {
    try {
      const accepted = await database.inSite(asked.idSite, (tx) =>
        store(tx, services.clock.now(), asked, priced, { requestHash, phone }),
      );
      services.wakeOutbox();
      return accepted;
    } catch (error) {
      const { state, constraint } = sqlState(error);
      if (state === EXCLUSION_VIOLATION) {
        throw new Refusal("CONFLICT", "SLOT_TAKEN", { startAt: "SLOT_TAKEN" });
      }
      if (state === UNIQUE_VIOLATION && constraint?.includes("reference")) continue;
      if (state === UNIQUE_VIOLATION) {
        const first = await earlierBooking(database, asked, requestHash);
        if (first) return first;
      }
      // Of transactions that wait for each other, the database ends one: it may try again.
      if (state === DEADLOCK || state === SERIALIZATION) continue;
      throw error;
    }
  }
}

const EXCLUSION_VIOLATION = "23P01";
const UNIQUE_VIOLATION = "23505";
const DEADLOCK = "40P01";
const SERIALIZATION = "40001";

async function earlierBooking(
  database: Database,
  { idSite, key, language }: Asked,
  requestHash: string,
): Promise<Booking | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [row] = await tx.select().from(booking).where(eq(booking.idempotencyKey, key));
    if (!row) return undefined;
    if (row.requestHash !== requestHash) {
      throw new Refusal("CONFLICT", "IDEMPOTENCY_KEY_REUSED");
    }
    return bookingAnswer(tx, row, language);
  });
}

async function store(
  tx: Sql,
  now: Date,
  { idSite, language, key, order }: Asked,
  priced: PricedRide,
  { requestHash, phone }: { requestHash: string; phone: string },
): Promise<Booking> {
  const { vehicle, fare } = priced.chosen;
  const { customer, travel } = order;
  const identity = await mailIdentity(tx, language);
  const [row] = await tx
    .insert(booking)
    .values({
      idSite,
      reference: newReference(identity.companyName),
      idempotencyKey: key,
      requestHash,
      status: "RECEIVED",
      language,
      kind: order.kind,
      pickup: order.pickup,
      dropoff: order.dropoff ?? null,
      stops: order.stops,
      startAt: priced.startAt,
      returnAt: priced.returnAt ?? null,
      hours: order.kind === "HIRE" ? (order.hours ?? null) : null,
      passengers: order.passengers,
      luggage: order.luggage ?? 0,
      idVehicle: vehicle.id,
      distanceKm: priced.distanceKm,
      durationMin: priced.durationMin,
      isEstimate: priced.isEstimate,
      lines: fare.lines,
      totalCents: fare.totalCents,
      vatCents: fare.vatCents,
      vatRate: priced.vatRate,
      firstname: customer.firstname,
      lastname: customer.lastname,
      email: customer.email,
      phone,
      customerKind: customer.kind,
      company: customer.company ?? null,
      flightNumber: travel?.flightNumber ?? null,
      trainNumber: travel?.trainNumber ?? null,
      message: order.message ?? null,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The booking was not stored");
  const spans = busySpans(priced.rides, priced.bufferMin);
  await tx.insert(ride).values(
    priced.rides.map((time, index) => ({
      idSite,
      idBooking: row.id,
      idVehicle: vehicle.id,
      ...time,
      busy: spans[index] ?? { from: time.startAt, until: time.endAt },
    })),
  );
  const answer = await bookingAnswer(tx, row, language);
  await postMails(tx, idSite, now, [
    bookingReceived(identity, answer, language),
    ...(identity.email
      ? [
          bookingNotice(
            { ...identity, email: identity.email },
            await bookingAnswer(tx, row, "fr_FR"),
            row,
          ),
        ]
      : []),
  ]);
  return answer;
}
