import { eq } from "drizzle-orm";
import type { Booking } from "@/lib/contract/booking";
import { busySpans } from "@/lib/rules/ride-span";
import type { Sql } from "@/platform/db/database";
import { booking, ride, vehicle } from "@/platform/db/schema/booking";
import { bookingNotice, bookingReceived } from "@/platform/mail/booking-mails";
import { mailIdentity } from "@/platform/mail/mail-identity";
import { postMails } from "@/platform/mail/post-mails";
import type { BookingOrder } from "./accept-booking";
import { bookingAnswer } from "./booking-answer";
import { newReference } from "./new-reference";
import type { PricedRide } from "./price-ride";

/** An order that was checked and priced. */
interface CheckedOrder extends BookingOrder {
  priced: PricedRide;
  /** E.164. */
  phone: string;
  requestHash: string;
}

/**
 * Stores a booking with its rides and its mails.
 * @throws what the database says of a vehicle that is taken, a key or a reference that is known
 */
export async function storeBooking(tx: Sql, checked: CheckedOrder, now: Date): Promise<Booking> {
  const { idSite, language, priced } = checked;
  // Bookings of one vehicle queue here: rides that overlap in a chain would wait for each other in
  // a circle, and the database take a second to see each. Who may have the time is decided by
  // `ride_never_twice` all the same.
  await tx
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(eq(vehicle.id, priced.chosen.vehicle.id))
    .for("no key update");
  const identity = await mailIdentity(tx, language);
  const row = await insertBooking(tx, checked, newReference(identity.companyName), now);
  await insertRides(tx, row, priced);
  const answer = await bookingAnswer(tx, row, language);
  const mails = [bookingReceived(identity, answer)];
  if (identity.email) {
    const company = { ...(await mailIdentity(tx, "fr_FR")), email: identity.email };
    mails.push(bookingNotice(company, await bookingAnswer(tx, row, "fr_FR"), row));
  }
  await postMails(tx, idSite, now, mails);
  return answer;
}

async function insertBooking(tx: Sql, checked: CheckedOrder, reference: string, now: Date) {
  const { idSite, language, key, order, priced, phone, requestHash } = checked;
  const { vehicle: its, fare, hours = null } = priced.chosen;
  const { customer, travel } = order;
  const [row] = await tx
    .insert(booking)
    .values({
      idSite,
      reference,
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
      hours,
      passengers: order.passengers,
      luggage: order.luggage ?? 0,
      idVehicle: its.id,
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
      company: customer.company || null,
      flightNumber: travel?.flightNumber || null,
      trainNumber: travel?.trainNumber || null,
      message: order.message || null,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error("The booking was not stored");
  return row;
}

async function insertRides(
  tx: Sql,
  { id, idSite, idVehicle }: typeof booking.$inferSelect,
  { chosen: { rides }, bufferMin }: PricedRide,
) {
  const spans = busySpans(rides, bufferMin);
  await tx.insert(ride).values(
    rides.map((time, index) => ({
      idSite,
      idBooking: id,
      idVehicle,
      ...time,
      busy: spans[index] ?? { from: time.startAt, until: time.endAt },
    })),
  );
}
