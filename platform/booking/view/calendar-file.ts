import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { BookingStatus } from "@/lib/contract/booking-status";
import { placeLine, placeName } from "@/lib/rules/booking/place-line";
import { rideWords } from "@/platform/booking/mails/ride-parts";
import type { bookings, rides } from "@/platform/db/schema/booking";
import { mailWords } from "@/platform/mail/mail-words";

type Row = typeof bookings.$inferSelect;
type Ride = Pick<typeof rides.$inferSelect, "leg" | "startAt" | "endAt">;

/** Site of the calendar; its e-mail address tells who may change an entry (RFC 5546). */
interface CalendarSite {
  url: string;
  name: string;
  email?: string | null;
}

const OVER = new Set<BookingStatus>(["CANCELLED", "EXPIRED"]);
const CERTAIN = new Set<BookingStatus>(["FINAL", "DONE", "INVOICED"]);

/**
 * Writes the rides of a booking as a calendar file (RFC 5545), in the customer's language and in
 * UTC; a file that removes them again when the booking is cancelled or expired. A ride keeps its
 * UID for ever, even when the address of the site changes, so that a later file changes the same
 * entry; it names no host (RFC 7986, 5.3).
 * @param changedAt time of the booking's last change
 * @returns nothing without rides: a calendar has no file without an entry
 */
export function calendarFile(row: Row, rides: Ride[], site: CalendarSite, changedAt: Date): string {
  if (OVER.has(row.status)) return calendarCancellation(row, rides, site, changedAt);
  const status = CERTAIN.has(row.status) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
  return fileOf(row, rides, site, { method: ICalCalendarMethod.PUBLISH, status, changedAt });
}

/** Writes a `calendarFile` that removes rides: of an ended booking, or those a change removed. */
export function calendarCancellation(
  row: Row,
  rides: Ride[],
  site: CalendarSite,
  changedAt: Date,
): string {
  const { CANCELLED } = ICalEventStatus;
  return fileOf(row, rides, site, {
    method: ICalCalendarMethod.CANCEL,
    status: CANCELLED,
    changedAt,
  });
}

function fileOf(
  row: Row,
  rides: Ride[],
  site: CalendarSite,
  what: { method: ICalCalendarMethod; status: ICalEventStatus; changedAt: Date },
): string {
  if (rides.length === 0) return "";
  const words = rideWords[row.language];
  const { line } = mailWords[row.language];
  const calendar = ical({
    prodId: {
      company: site.name,
      product: "booking",
      language: row.language.slice(0, 2).toUpperCase(),
    },
    method: what.method,
  });
  for (const { leg, startAt, endAt } of rides) {
    const isBack = leg === "RETURN";
    const from = isBack ? (row.dropoff ?? row.pickup) : row.pickup;
    const to = isBack ? row.pickup : row.dropoff;
    const stops = isBack ? row.stops.toReversed() : row.stops;
    calendar.createEvent({
      id: `${row.reference}-${leg}-${row.createdAt.getTime()}`,
      sequence: row.calendarSequence,
      stamp: what.changedAt,
      status: what.status,
      start: startAt,
      end: endAt,
      summary: `${line(site.name, words.kind[row.kind])}${to ? `, ${placeName(to)}` : ""}`,
      location: placeLine(from),
      description: [
        line(words.reference, row.reference),
        ...(row.service ? [line(words.service, row.service.title[row.language])] : []),
        line(words.pickup, placeLine(from)),
        ...(from.meetingPoint ? [line(words.meetingPoint, from.meetingPoint)] : []),
        ...(from.board ? [line(words.board, from.board)] : []),
        ...stops.map((stop) => line(words.stop, placeLine(stop))),
        ...(to ? [line(words.dropoff, placeLine(to))] : []),
        site.url,
      ].join("\n"),
      ...(site.email ? { organizer: { name: site.name, email: site.email } } : {}),
    });
  }
  // Every line ends with CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
