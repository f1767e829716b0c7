import { TZDate } from "@date-fns/tz";
import ICAL from "ical.js";
import { PARIS } from "@/lib/rules/calendar/paris-time";
import { joinSpans, type TimeSpan } from "@/lib/rules/calendar/time-span";
import { UnreadableCalendar } from "./unreadable-calendar";

/** How many times events may come again, all together: a daily one of thirty years comes 11,000 times. */
const MAX_TIMES = 30_000;

/** How many busy times there may be at last: seven a day. */
const MAX_SPANS = 2_800;

/** The events of the product's own feed of rides, which others may hand back. */
const OWN_EVENT = /^(ride|block)-\d+-\d{13}$/;

/**
 * The times in which a calendar (RFC 5545) says that somebody is busy: those of its events, with all
 * that come again, but for cancelled and transparent ones. Times without a zone are those of Paris, and
 * events of whole days take their days of Paris. What the events are about is not read.
 * @param within only what is in it, cut at its ends
 * @returns stretches that neither overlap nor touch, the earliest first
 * @throws UnreadableCalendar CALENDAR_UNREADABLE, CALENDAR_TOO_LONG
 */
export function readBusyTimes(file: string, within: TimeSpan): TimeSpan[] {
  try {
    const budget = { left: MAX_TIMES };
    const spans = calendarsIn(file).flatMap((calendar) =>
      eventsIn(calendar).flatMap((event) => timesOf(event, within, budget)),
    );
    const joined = joinSpans(spans);
    if (joined.length > MAX_SPANS) throw new UnreadableCalendar("CALENDAR_TOO_LONG");
    return joined;
  } catch (error) {
    if (error instanceof UnreadableCalendar) throw error;
    throw new UnreadableCalendar("CALENDAR_UNREADABLE", { cause: error });
  }
}

/** The calendars of a file: it may hold several. */
function calendarsIn(file: string): ICAL.Component[] {
  const parsed: unknown[] = ICAL.parse(file);
  const roots = typeof parsed[0] === "string" ? [parsed] : (parsed as unknown[][]);
  const calendars = roots.map((root) => new ICAL.Component(root));
  if (calendars.length === 0 || calendars.some(({ name }) => name !== "vcalendar"))
    throw new UnreadableCalendar("CALENDAR_UNREADABLE");
  return calendars;
}

/** The events of a calendar, each with what replaces some of its times. */
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

/** The busy times of an event: its own, those that come again, and those that replace some. */
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

/** The instants at which an event does not come again: it was taken out then, or something replaces it. */
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

/** When one time of an event is; undefined where it keeps nobody from anything. */
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
  return { startAt, endAt: new Date(startAt.getTime() + length) };
}

/** False for an event that was cancelled, or that leaves one free. */
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

/** The time zone that a time of an event names. */
const zoneOf = (event: ICAL.Component, name: string): string | undefined => {
  const zone = event.getFirstProperty(name)?.getParameter("tzid");
  return typeof zone === "string" ? zone : undefined;
};

/**
 * The instant of a time: in UTC; in a zone that everybody knows, in one that the file describes, and
 * in Paris where it names neither.
 */
function instantOf(time: ICAL.Time, zone: string | undefined): Date {
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const isDescribed = time.zone !== ICAL.Timezone.localTimezone;
  if (isUtc) return new Date(time.toUnixTime() * 1000);
  if (!time.isDate && isDescribed && !(zone && isKnownZone(zone)))
    return new Date(time.toUnixTime() * 1000);
  const known = !time.isDate && zone && isKnownZone(zone) ? zone : PARIS;
  const { year, month, day, hour, minute, second } = time;
  return new Date(new TZDate(year, month - 1, day, hour, minute, second, known).getTime());
}

const knownZones = new Map<string, boolean>();

/** Whether a time zone is one of IANA's. */
function isKnownZone(zone: string): boolean {
  const known = knownZones.get(zone);
  if (known !== undefined) return known;
  let isKnown = true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    isKnown = false;
  }
  knownZones.set(zone, isKnown);
  return isKnown;
}
