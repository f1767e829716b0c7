import ical, { ICalCalendarMethod } from "ical-generator";
import type { LanguageCode } from "@/lib/contract/locale";
import type { booking, ride } from "@/platform/db/schema/booking";
import { mailWords } from "@/platform/words/mail-words";

/**
 * The rides of a booking as a calendar file (RFC 5545). A ride keeps its UID for ever, so that a
 * later file changes the same entry.
 */
export function calendarFile(
  row: typeof booking.$inferSelect,
  rides: (typeof ride.$inferSelect)[],
  of: { siteUrl: string; siteName: string; language: LanguageCode },
): string {
  const words = mailWords[of.language];
  const host = URL.canParse(of.siteUrl) ? new URL(of.siteUrl).hostname : "localhost";
  const calendar = ical({
    prodId: { company: of.siteName || host, product: "booking" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { leg, startAt, endAt } of rides) {
    const isBack = leg === "RETURN";
    const from = isBack ? (row.dropoff ?? row.pickup) : row.pickup;
    const to = isBack ? row.pickup : row.dropoff;
    calendar.createEvent({
      id: `${row.reference.toLowerCase()}-${leg.toLowerCase()}@${host}`,
      sequence: 0,
      stamp: row.createdAt,
      start: startAt,
      end: endAt,
      summary: `${of.siteName} : ${words.kind[row.kind]}${to ? `, ${to.label}` : ""}`,
      location: from.label,
      description: [
        `${words.reference} : ${row.reference}`,
        `${words.pickup} : ${from.label}`,
        ...(to ? [`${words.dropoff} : ${to.label}`] : []),
        of.siteUrl,
      ].join("\n"),
    });
  }
  return calendar.toString();
}
