import { TZDate } from "@date-fns/tz";
import ICAL from "ical.js";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { joinSpans, type TimeSpan } from "@/lib/rules/calendar/time-span";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { calendarLines } from "./calendar-lines";
import { UnreadableCalendar } from "./unreadable-calendar";
import { zoneOfName } from "./zone-of-name";

/** Limit on the repetitions of all events: a daily one of thirty years has 11,000. */
const MAX_TIMES = 30_000;

/** Limit on the resulting busy times: seven a day. */
const MAX_SPANS = 2_800;

/** The events of the product's own feed of rides, which others may hand back. */
const OWN_EVENT = /^(ride|block)-\d+-\d{13}$/;

export interface BusyReading {
  /** Stretches that neither overlap nor touch, the earliest first. */
  spans: TimeSpan[];
  /** Number of events without a time that can be read for certain. */
  unread: number;
}

/**
 * Reads the times in which a calendar (RFC 5545) shows its owner as busy: those of its events, with
 * all that come again, but for cancelled and transparent ones. Times without a zone are those of
 * Paris, and events of whole days take their days of Paris. The subjects of events are not read.
 * @param within limits the times, which are cut at its ends
 * @throws UnreadableCalendar CALENDAR_UNREADABLE where nothing can be read, CALENDAR_TOO_LONG
 */
export function readBusyTimes(file: string, within: TimeSpan): BusyReading {
  const { calendar, damaged } = calendarIn(file);
  const budget = { left: MAX_TIMES };
  const events = eventsIn(calendar);
  const read = events.map((event) => timesIfRead(event, within, budget));
  const good = read.filter((times) => times !== undefined);
  const unread = damaged + events.length - good.length;
  if (unread > 0 && good.length === 0) throw new UnreadableCalendar("CALENDAR_UNREADABLE");
  const spans = joinSpans(good.flat());
  if (spans.length > MAX_SPANS) throw new UnreadableCalendar("CALENDAR_TOO_LONG");
  return { spans, unread };
}

/** Parses the calendar or calendars of a file as one, without events that are damaged. */
function calendarIn(file: string): { calendar: ICAL.Component; damaged: number } {
  const lines = calendarLines(file);
  if (!lines) throw new UnreadableCalendar("CALENDAR_UNREADABLE");
  const events = lines.events.map((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
  const good = events.filter((event) => isWellFormed(event) && event.every(hasRealTimes));
  const whole = ["BEGIN:VCALENDAR", ...lines.zones.filter(isWellFormed), ...good, "END:VCALENDAR"];
  const calendar = new ICAL.Component(ICAL.parse(whole.flat().join("\r\n")));
  return { calendar, damaged: events.length - good.length };
}

/** Tells whether the days and hours of a line exist: the library takes 31 February for 3 March. */
const hasRealTimes = (line: string): boolean =>
  !/^(DT|RECURRENCE-ID|RDATE|EXDATE)/i.test(line) ||
  [...line.matchAll(/[:,/](\d{4})(\d\d)(\d\d)(?:T([\d]{2})(\d\d)\d\d)?/g)].every(
    ([, year, month, day, hour = "00", minute = "00"]) =>
      isDay(`${year}-${month}-${day}`) && Number(hour) < 24 && Number(minute) < 60,
  );

function isWellFormed(component: string[]): boolean {
  try {
    ICAL.parse(component.join("\r\n"));
    return true;
  } catch {
    return false;
  }
}

/** Reads the busy times of an event; undefined where they would have to be guessed. */
function timesIfRead(
  event: ICAL.Event,
  within: TimeSpan,
  budget: { left: number },
): TimeSpan[] | undefined {
  try {
    return timesOf(event, within, budget);
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    return undefined;
  }
}

/** Lists the events of a calendar, each with the components that replace some of its times. */
function eventsIn(calendar: ICAL.Component): ICAL.Event[] {
  const components = calendar
    .getAllSubcomponents("vevent")
    .filter((one) => !OWN_EVENT.test(uidOf(one)));
  const changed = new Map<string, ICAL.Component[]>();
  for (const one of components.filter((one) => one.hasProperty("recurrence-id")))
    changed.set(uidOf(one), [...(changed.get(uidOf(one)) ?? []), one]);
  const events = components.filter((one) => !one.hasProperty("recurrence-id"));
  const known = new Set(events.map(uidOf));
  // A time that replaces one of an event that is not in the file stands for itself.
  const orphans = [...changed].filter(([uid]) => !known.has(uid)).flatMap(([, orphan]) => orphan);
  return [
    ...events.map((one) => new ICAL.Event(one, { exceptions: changed.get(uidOf(one)) ?? [] })),
    ...orphans.map((one) => new ICAL.Event(one, { exceptions: [] })),
  ];
}

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue("uid") ?? "");

/** Lists an event's busy times: its own, those that come again, and those that replace some. */
function timesOf(event: ICAL.Event, within: TimeSpan, budget: { left: number }): TimeSpan[] {
  const replacing = Object.values(event.exceptions);
  const spans = replacing.map((one) => spanOf(one, one.startDate));
  if (!event.isRecurring()) spans.push(spanOf(event, event.startDate));
  else {
    const skipped = skippedTimes(event, replacing);
    const times = event.iterator();
    for (let time = times.next(); time; time = times.next()) {
      if (--budget.left < 0) throw new UnreadableCalendar("CALENDAR_TOO_LONG");
      const at = instantOf(time, zoneOf(event.component, "dtstart"));
      if (at >= within.endAt) break;
      if (skipped.has(at.getTime())) continue;
      const { item, startDate } = event.getOccurrenceDetails(time);
      spans.push(spanOf(item, startDate));
    }
  }
  return spans.flatMap((span) => (span ? cut(span, within) : []));
}

/** Lists the instants at which an event does not come again: excluded, or replaced by another. */
function skippedTimes(event: ICAL.Event, replacing: ICAL.Event[]): Set<number> {
  const replaced = replacing.map(({ component, recurrenceId }) =>
    instantOf(recurrenceId, zoneOf(component, "recurrence-id")).getTime(),
  );
  const excluded = event.component.getAllProperties("exdate").flatMap((property) => {
    const zone = property.getParameter("tzid");
    return property
      .getValues()
      .map((time) => instantOf(time, typeof zone === "string" ? zone : undefined).getTime());
  });
  return new Set([...replaced, ...excluded]);
}

/** Returns the span of one time of an event; undefined where it makes nobody busy. */
function spanOf(event: ICAL.Event, start: ICAL.Time): TimeSpan | undefined {
  const { component } = event;
  if (!isBusy(component)) return undefined;
  const startAt = instantOf(start, zoneOf(component, "dtstart"));
  if (start.isDate) {
    const end = start.clone();
    end.addDuration(event.duration);
    return { startAt, endAt: instantOf(end, undefined) };
  }
  // An hour stays one when the clocks change during it.
  const endZone = component.hasProperty("dtend") ? "dtend" : "dtstart";
  const length =
    instantOf(event.endDate, zoneOf(component, endZone)).getTime() -
    instantOf(event.startDate, zoneOf(component, "dtstart")).getTime();
  if (length < 0) throw new RangeError("An event ends before it begins.");
  return { startAt, endAt: new Date(startAt.getTime() + length) };
}

/** Tells whether an event makes its owner busy: false for a cancelled or a transparent one. */
function isBusy(event: ICAL.Component): boolean {
  const says = (name: string, value: string) =>
    String(event.getFirstPropertyValue(name) ?? "").toUpperCase() === value;
  return !(
    says("status", "CANCELLED") ||
    says("transp", "TRANSPARENT") ||
    says("x-microsoft-cdo-busystatus", "FREE")
  );
}

function cut({ startAt, endAt }: TimeSpan, within: TimeSpan): TimeSpan[] {
  const from = startAt < within.startAt ? within.startAt : startAt;
  const until = endAt > within.endAt ? within.endAt : endAt;
  return from < until ? [{ startAt: from, endAt: until }] : [];
}

const zoneOf = (event: ICAL.Component, name: string): string | undefined => {
  const zone = event.getFirstProperty(name)?.getParameter("tzid");
  return typeof zone === "string" ? zone : undefined;
};

/**
 * Returns the instant of a time: in UTC; in a zone that everybody knows, in one that the file
 * describes, and in Paris where it names none.
 * @throws RangeError for a zone that nobody knows: Paris would be a guess
 */
function instantOf(time: ICAL.Time, zone: string | undefined): Date {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isDescribed = time.zone !== ICAL.Timezone.localTimezone;
  if (isUtc) return new Date(time.toUnixTime() * 1000);
  const named = time.isDate || zone === undefined ? undefined : zoneOfName(zone);
  // A Windows name may stand for the zone that the file describes.
  if (!time.isDate && isDescribed && named !== zone) return new Date(time.toUnixTime() * 1000);
  if (!time.isDate && zone !== undefined && named === undefined)
    throw new RangeError(`Nobody knows the zone ${zone}.`);
  const known = named ?? PARIS;
  const { year, month, day, hour, minute, second } = time;
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, known).getTime());
}
