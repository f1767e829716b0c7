import ical, { ICalCalendarMethod } from "ical-generator";
import type { booking, ride } from "@/platform/db/schema/booking";
import { mailWords } from "@/platform/words/mail-words";
import { placeLine } from "@/platform/words/place-line";

/**
 * The rides of a booking as a calendar file (RFC 5545), in the customer's language and in UTC. A
 * ride keeps its UID for ever, so that a later file changes the same entry.
 */
export function calendarFile(
  row: typeof booking.$inferSelect,
  rides: (typeof ride.$inferSelect)[],
  site: { url: string; name: string },
): string {
  const words = mailWords[row.language];
  const host = URL.canParse(site.url) ? new URL(site.url).hostname : "localhost";
  const calendar = ical({
    prodId: { company: site.name || host, product: "booking" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { leg, startAt, endAt } of rides) {
    const isBack = leg === "RETURN";
    const from = isBack ? (row.dropoff ?? row.pickup) : row.pickup;
    const to = isBack ? row.pickup : row.dropoff;
    const stops = isBack ? row.stops.toReversed() : row.stops;
    calendar.createEvent({
      id: `${row.reference}-${leg}@${host}`,
      sequence: 0,
      stamp: row.createdAt,
      start: startAt,
      end: endAt,
      summary: `${words.line(site.name, words.kind[row.kind])}${to ? `, ${to.label}` : ""}`,
      location: placeLine(from),
      description: [
        words.line(words.reference, row.reference),
        words.line(words.pickup, placeLine(from)),
        ...stops.map((stop) => words.line(words.stop, placeLine(stop))),
        ...(to ? [words.line(words.dropoff, placeLine(to))] : []),
        site.url,
      ].join("\n"),
    });
  }
  // Every line ends with one, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
