// The whole of the library would bring its own class of dates to every form.
import { tzOffset } from "@date-fns/tz/tzOffset";

/** The business lives there; rules about days and hours are computed in its time. */
export const PARIS = "Europe/Paris";

const MINUTE = 60_000;

/**
 * Returns the instant of a day (`yyyy-MM-dd`) and time (`HH:mm`) of Paris. For a time that comes
 * twice, in autumn, the first; undefined for one that does not exist, in spring or as a date.
 */
export function parisInstant(date: string, time: string): Date | undefined {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(`${date}T${time}`) || Number.isNaN(asUtc)) {
    return undefined;
  }
  // Summer time first: it is the earlier of the two instants of an hour that comes twice.
  for (const offset of [120, 60]) {
    const instant = new Date(asUtc - offset * MINUTE);
    if (tzOffset(PARIS, instant) === offset && parisDate(instant) === date) return instant;
  }
  return undefined;
}

/** Returns the day of Paris of an instant, `yyyy-MM-dd`. */
export const parisDate = (instant: Date): string => inParis(instant).slice(0, 10);

/** Returns the time of Paris of an instant, `HH:mm`. */
export const parisTime = (instant: Date): string => inParis(instant).slice(11, 16);

/** Writes an instant as ISO 8601 with the offset of Paris: 2026-11-20T09:30:00+01:00. */
export const parisIso = (instant: Date): string =>
  `${inParis(instant).slice(0, 19)}+0${tzOffset(PARIS, instant) / 60}:00`;

/** Returns the weekday of an instant in Paris, 1 for Monday to 7 for Sunday. */
export const parisWeekday = (instant: Date): number =>
  new Date(`${parisDate(instant)}T00:00Z`).getUTCDay() || 7;

/** Lists the days of a month (1 to 12), `yyyy-MM-dd`. */
export function monthDays(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const two = (n: number) => String(n).padStart(2, "0");
  return Array.from({ length: days }, (_, index) => `${year}-${two(month)}-${two(index + 1)}`);
}

/** Writes the clock time of Paris as ISO 8601; quick, for dozens of calls per request. */
const inParis = (instant: Date): string =>
  new Date(instant.getTime() + tzOffset(PARIS, instant) * MINUTE).toISOString();
