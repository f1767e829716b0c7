import type { DayRide } from "@/lib/contract/admin/day";
import { endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisInstant, parisTime } from "@/lib/rules/calendar/paris-time";

const MINUTE = 60_000;
const HOUR = 60;

/** Shortest span drawn, in minutes: it keeps a lone ride from filling the window. */
const LEAST = 8 * HOUR;

/** Piece of a vehicle's day: a ride, or the drive to one, in percent of the drawn span. */
export interface TimelinePiece {
  kind: "RIDE" | "DRIVE";
  ride: DayRide;
  at: number;
  length: number;
}

export interface Timeline {
  /** Written hours, as the clock shows them, each at its percent. */
  hours: { hour: number; clock: string; at: number }[];
  /** Pieces by vehicle, in the order of the page; vehicles without a ride are there too. */
  lanes: { id: number; name: string; pieces: TimelinePiece[] }[];
  /** Present time, in percent; null on another day, or out of the drawn span. */
  now: number | null;
}

/** Returns the first instant of a day of Paris, in milliseconds. */
const beginOf = (day: string): number =>
  (parisInstant(day, "00:00") ?? new Date(`${day}T00:00Z`)).getTime();

/**
 * Draws a day of rides by vehicle, to scale: from an hour before the first movement to an hour
 * after the last, whole hours. A ride that begins the day before or ends the day after is cut at
 * midnight.
 */
export function timelineOf(
  page: { day: string; vehicles: { id: number; name: string }[]; rides: DayRide[] },
  now: Date,
): Timeline {
  const { day, vehicles, rides } = page;
  const midnight = beginOf(day);
  const minutes = (instant: string | Date) => (new Date(instant).getTime() - midnight) / MINUTE;
  const wholeDay = minutes(endOfParisDay(day));
  const spans = rides.map((ride) => {
    const begin = minutes(ride.startAt);
    return { ride, setOff: begin - (ride.driveMin ?? 0), begin, end: minutes(ride.endAt) };
  });
  const [from, until] = window(spans, wholeDay);
  const share = (value: number) => ((cut(value, from, until) - from) / (until - from)) * 100;
  const piece = (kind: TimelinePiece["kind"], ride: DayRide, begin: number, end: number) => {
    const [begun, ended] = [share(begin), share(end)];
    return ended > begun ? [{ kind, ride, at: begun, length: ended - begun }] : [];
  };
  const lanes = vehicles.map(({ id, name }) => ({
    id,
    name,
    pieces: spans
      .filter(({ ride }) => ride.idVehicle === id)
      .flatMap(({ ride, setOff, begin, end }) => [
        ...piece("DRIVE", ride, setOff, begin),
        ...piece("RIDE", ride, begin, end),
      ]),
  }));
  const at = minutes(now);
  return {
    hours: hoursBetween(from, until).map((hour) => ({
      hour,
      // By the clock: on two days of the year an hour comes twice, or not at all.
      clock: parisTime(new Date(midnight + hour * HOUR * MINUTE)).slice(0, 2),
      at: share(hour * HOUR),
    })),
    lanes,
    now: at >= from && at <= until ? share(at) : null,
  };
}

/** Returns the drawn span, in minutes of the day. */
function window(spans: { setOff: number; end: number }[], length: number): [number, number] {
  if (spans.length === 0) return [8 * HOUR, 20 * HOUR];
  const first = Math.min(...spans.map(({ setOff }) => setOff)) - HOUR;
  const last = Math.max(...spans.map(({ end }) => end)) + HOUR;
  const from = Math.max(0, Math.floor(first / HOUR) * HOUR);
  const until = Math.min(length, Math.ceil(last / HOUR) * HOUR);
  const missing = Math.max(0, LEAST - (until - from));
  const begin = Math.max(0, from - Math.floor(missing / 2 / HOUR) * HOUR);
  return [begin, Math.min(length, Math.max(until, begin + LEAST))];
}

/** Lists every hour, or every second or third one where they would stand too close. */
function hoursBetween(from: number, until: number): number[] {
  const step = until - from > 16 * HOUR ? 3 : until - from > 9 * HOUR ? 2 : 1;
  const hours: number[] = [];
  for (let hour = Math.ceil(from / HOUR / step) * step; hour * HOUR <= until; hour += step) {
    hours.push(hour);
  }
  return hours;
}

const cut = (value: number, from: number, until: number) => Math.min(until, Math.max(from, value));
