import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { DayRide } from "@/lib/contract/admin/day";
import type { LanguageCode } from "@/lib/contract/locale";
import { awaitedBy, toleratedUntil } from "@/lib/rules/booking/lateness";
import { placeLine } from "@/lib/rules/booking/place-line";
import {
  type DriveMin,
  isSamePlace,
  type Link,
  needsDrive,
  readyAt,
} from "@/lib/rules/booking/reachable";
import { lastStep, nextRideStep } from "@/lib/rules/booking/ride-step";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { fullName } from "@/lib/rules/text/full-name";
import { toPay } from "@/platform/booking/record/booking-money";
import { readBusyConflicts } from "@/platform/booking/schedule/busy-conflicts";
import { isRideBetween } from "@/platform/booking/schedule/ride-between";
import type { TakenRide } from "@/platform/booking/schedule/vehicle-neighbours";
import { bookings, rideSteps, rides } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import { payments } from "@/platform/db/schema/payment";
import { rideArrivals } from "@/platform/db/schema/ride-arrival";
import type { Sql } from "@/platform/db/sql";
import { moneyIn } from "@/platform/payment/money";

/** Hours before a day in which a ride may begin that a vehicle of the day comes from. */
const BEFORE_HOURS = 12;

export type RideOfBooking = Awaited<ReturnType<typeof readRides>>[number];

/**
 * Reads the rides between two instants, with those of the half day before, the earliest first.
 * @param among condition on the rides; all when left out
 */
export async function readRides(tx: Sql, from: Date, until: Date, among?: SQL) {
  const earliest = new Date(from.getTime() - BEFORE_HOURS * 3_600_000);
  return tx
    .select({ ride: rides, booking: bookings })
    .from(rides)
    .innerJoin(bookings, eq(bookings.id, rides.idBooking))
    .where(and(isRideBetween(earliest, until), among))
    .orderBy(asc(rides.startAt), asc(rides.id));
}

/** Links each ride to the previous ride of its vehicle. */
export function linksBetween(rows: RideOfBooking[]): Map<number, Link<TakenRide, TakenRide>> {
  const links = new Map<number, Link<TakenRide, TakenRide>>();
  const latest = new Map<number, TakenRide>();
  for (const { ride } of rows) {
    const before = latest.get(ride.idVehicle);
    latest.set(ride.idVehicle, ride);
    if (!before) continue;
    const isWait =
      before.idBooking === ride.idBooking && isSamePlace(before.destination, ride.origin);
    links.set(ride.id, { before, after: ride, isWait });
  }
  return links;
}

/**
 * Shows rides as the page of the day does.
 * @param drives between those that follow each other, in minutes
 */
export async function dayRideViews(
  tx: Sql,
  rows: RideOfBooking[],
  links: Map<number, Link<TakenRide, TakenRide>>,
  drives: DriveMin,
  { language, now }: { language: LanguageCode; now: Date },
): Promise<DayRide[]> {
  if (rows.length === 0) return [];
  const steps = await tx
    .select()
    .from(rideSteps)
    .where(
      inArray(
        rideSteps.idRide,
        rows.map(({ ride }) => ride.id),
      ),
    );
  const paid = await tx
    .select()
    .from(payments)
    .where(
      inArray(
        payments.idBooking,
        rows.map(({ booking }) => booking.id),
      ),
    );
  const arrivals = await tx
    .select()
    .from(rideArrivals)
    .where(
      inArray(
        rideArrivals.idRide,
        rows.map(({ ride }) => ride.id),
      ),
    );
  const notes = await tx
    .select()
    .from(bookingNotes)
    .where(
      and(
        eq(bookingNotes.kind, "DRIVER"),
        inArray(
          bookingNotes.idBooking,
          rows.map(({ booking }) => booking.id),
        ),
      ),
    )
    .orderBy(asc(bookingNotes.at), asc(bookingNotes.id));
  const conflicts = await readBusyConflicts(
    tx,
    rows.map(({ ride }) => ride),
  );
  return rows.map(({ ride, booking }) => {
    const arrivalAt = arrivals.find(({ idRide }) => idRide === ride.id)?.arrivalAt;
    const by = awaitedBy(ride.leg, booking, arrivalAt);
    const stepsOfRide = steps.filter(({ idRide }) => idRide === ride.id);
    const said = stepsOfRide.map(({ step }) => step);
    const step = lastStep(said);
    const money = moneyIn(paid.filter(({ idBooking }) => idBooking === booking.id));
    const isReturn = ride.leg === "RETURN";
    const [from, to] = isReturn
      ? [booking.dropoff ?? booking.pickup, booking.pickup]
      : [booking.pickup, booking.dropoff];
    const link = links.get(ride.id);
    const driveMin = link && driveOf(link, drives);
    return {
      id: ride.id,
      idBooking: booking.id,
      reference: booking.reference,
      status: booking.status,
      leg: ride.leg,
      idVehicle: ride.idVehicle,
      idDriver: ride.idDriver,
      startAt: ride.startAt.toISOString(),
      endAt: ride.endAt.toISOString(),
      pickup: placeLine(from),
      dropoff: to && placeLine(to),
      pickupAt: ride.origin,
      dropoffAt: ride.destination,
      customer: fullName(booking),
      phone: booking.phone,
      email: booking.email,
      passengers: booking.passengers,
      luggage: booking.luggage,
      service: booking.service?.title[language] ?? null,
      flightNumber: booking.flightNumber,
      trainNumber: booking.trainNumber,
      message: booking.message,
      total: eurosFromCents(booking.totalCents),
      owed: eurosFromCents(toPay(booking, money).restCents),
      isSuspended: booking.forceMajeureSince !== null,
      step,
      stepAt: stepsOfRide.find((one) => one.step === step)?.at.toISOString() ?? null,
      nextStep: nextRideStep(booking, { startAt: ride.startAt, said }, now),
      arrivalAt: arrivalAt ? arrivalAt.toISOString() : null,
      toleratedUntil:
        by === "NONE"
          ? null
          : toleratedUntil({ pickupAt: ride.startAt, arrivalAt, by }).toISOString(),
      driverNotes: notes
        .filter(({ idBooking }) => idBooking === booking.id)
        .map(({ text }) => text),
      driveMin: driveMin ?? null,
      isTooTight: link !== undefined && readyAt(link, driveMin ?? 0, 0) > ride.startAt,
      busyIn: conflicts.get(ride.id) ?? [],
    };
  });
}

const driveOf = (link: Link, drives: DriveMin): number | undefined =>
  needsDrive(link) ? drives(link.before.destination, link.after.origin) : undefined;
