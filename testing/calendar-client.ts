import ICAL from "ical.js";

export interface CalendarEntry {
  sequence: number;
  status: string;
  /** ISO 8601, UTC. */
  startAt: string;
  endAt: string;
  summary: string;
  location: string;
  description: string;
}

/**
 * Reads a calendar's files one after the other as a calendar does (RFC 5546): the later version of
 * an entry replaces the earlier one, whichever comes first, and a cancelled one is gone.
 */
export function calendarAfter(...files: string[]): Map<string, CalendarEntry> {
  const known = new Map<string, { stamp: string; entry: CalendarEntry }>();
  for (const file of files) {
    const calendar = new ICAL.Component(ICAL.parse(file));
    const method = calendar.getFirstPropertyValue("method");
    for (const component of calendar.getAllSubcomponents("vevent")) {
      const event = new ICAL.Event(component);
      const status = String(component.getFirstPropertyValue("status"));
      if ((method === "CANCEL") !== (status === "CANCELLED")) {
        throw new Error(`${method} says ${status}`);
      }
      const entry = {
        sequence: event.sequence,
        status,
        startAt: event.startDate.toJSDate().toISOString(),
        endAt: event.endDate.toJSDate().toISOString(),
        summary: event.summary,
        location: event.location,
        description: event.description,
      };
      const stamp = String(component.getFirstPropertyValue("dtstamp"));
      const before = known.get(event.uid);
      if (before && isLater(before, { stamp, entry })) continue;
      known.set(event.uid, { stamp, entry });
    }
  }
  const shown = [...known].filter(([, { entry }]) => entry.status !== "CANCELLED");
  return new Map(shown.map(([uid, { entry }]) => [uid, entry]));
}

type Version = { stamp: string; entry: CalendarEntry };

/** Compares two versions (RFC 5546, 2.1.5): the sequence decides, then the stamp. */
const isLater = (one: Version, other: Version) =>
  one.entry.sequence === other.entry.sequence
    ? one.stamp > other.stamp
    : one.entry.sequence > other.entry.sequence;
