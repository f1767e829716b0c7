import { and, asc, eq, inArray } from "drizzle-orm";
import ical, { ICalEventStatus } from "ical-generator";
import type { LanguageCode } from "@/lib/contract/locale";
import { isConfirmed } from "@/lib/rules/booking/booking-state";
import { placeLine, placeName } from "@/lib/rules/booking/place-line";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { fullName } from "@/lib/rules/text/full-name";
import { isolated } from "@/lib/rules/text/isolated";
import { rideWords } from "@/platform/booking/mails/ride-parts";
import { isRideBetween } from "@/platform/booking/schedule/ride-between";
import { readBlocks } from "@/platform/booking/schedule/vehicle-blocks";
import { bookings, rides, vehicles } from "@/platform/db/schema/booking";
import { bookingNotes } from "@/platform/db/schema/booking-note";
import type { Sql } from "@/platform/db/sql";
import { mailWords } from "@/platform/mail/mail-words";
import { readSite } from "@/platform/site/read-site";

const DAY = 86_400_000;
/** Days of the past and of the future that a calendar shows. */
const [BEFORE, AFTER] = [31, 366];
/** Interval at which a calendar should ask again, in seconds; telephones follow their own. */
const ASKED_AGAIN = 900;

/**
 * Writes the rides of a vehicle, or of all, with the times in which it makes none, for the calendar
 * of a telephone. Instants are in UTC, which no calendar gets wrong, and shown in the time of
 * Paris.
 */
export async function rideFeedFile(
  tx: Sql,
  { idVehicle }: { idVehicle: number | null },
  { language, now }: { language: LanguageCode; now: Date },
): Promise<string> {
  const from = new Date(now.getTime() - BEFORE * DAY);
  const until = new Date(now.getTime() + AFTER * DAY);
  const isWanted = idVehicle === null ? undefined : eq(rides.idVehicle, idVehicle);
  const rows = await tx
    .select({ ride: rides, booking: bookings, vehicle: vehicles })
    .from(rides)
    .innerJoin(bookings, eq(bookings.id, rides.idBooking))
    .innerJoin(vehicles, eq(vehicles.id, rides.idVehicle))
    .where(and(isRideBetween(from, until), isWanted))
    .orderBy(asc(rides.startAt), asc(rides.id));
  const notes = await driverNotesOf(
    tx,
    rows.map(({ booking }) => booking.id),
  );
  const site = await readSite(tx);
  const words = rideWords[language];
  const { line } = mailWords[language];
  const calendar = ical({
    name: site?.name ?? "",
    prodId: { company: site?.name ?? "", product: "rides" },
    ttl: ASKED_AGAIN,
    x: [{ key: "X-WR-TIMEZONE", value: PARIS }],
  });
  for (const { ride, booking, vehicle } of rows) {
    const isReturn = ride.leg === "RETURN";
    const pickup = isReturn ? (booking.dropoff ?? booking.pickup) : booking.pickup;
    const dropoff = isReturn ? booking.pickup : booking.dropoff;
    const { flightNumber, trainNumber, message } = booking;
    const facts: [string, string | number | null | undefined][] = [
      [words.service, booking.service?.title[language]],
      [words.pickup, placeLine(pickup)],
      [words.meetingPoint, pickup.meetingPoint],
      [words.board, pickup.board],
      [words.dropoff, dropoff && placeLine(dropoff)],
      [words.passengers, booking.passengers],
      [words.luggage, booking.luggage],
      [words.flightNumber, flightNumber],
      [words.trainNumber, trainNumber],
      [words.vehicle, vehicle.name[language]],
      [words.reference, booking.reference],
    ];
    calendar.createEvent({
      id: `ride-${ride.id}-${booking.createdAt.getTime()}`,
      sequence: booking.version,
      stamp: now,
      start: ride.startAt,
      end: ride.endAt,
      status: isConfirmed(booking.status) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      summary: `${isolated(fullName(booking))}, ${isolated(placeName(pickup))}${dropoff ? ` → ${isolated(placeName(dropoff))}` : ""}`,
      location: placeLine(pickup),
      description: [
        booking.phone,
        ...facts.flatMap(([name, value]) => (value ? [line(name, String(value))] : [])),
        ...(message ? [message] : []),
        ...(notes.get(booking.id) ?? []),
      ].join("\n"),
    });
  }
  for (const block of await readBlocks(tx, from, until)) {
    if (idVehicle !== null && block.idVehicle !== idVehicle) continue;
    calendar.createEvent({
      id: `block-${block.id}-${block.createdAt.getTime()}`,
      stamp: now,
      start: block.startAt,
      end: block.endAt,
      summary: block.reason,
    });
  }
  return `${calendar.toString().trimEnd()}\r\n`;
}

async function driverNotesOf(tx: Sql, ids: number[]): Promise<Map<number, string[]>> {
  const notes = new Map<number, string[]>();
  if (ids.length === 0) return notes;
  const rows = await tx
    .select()
    .from(bookingNotes)
    .where(and(eq(bookingNotes.kind, "DRIVER"), inArray(bookingNotes.idBooking, ids)))
    .orderBy(asc(bookingNotes.at));
  for (const { idBooking, text } of rows) {
    notes.set(idBooking, [...(notes.get(idBooking) ?? []), text]);
  }
  return notes;
}
