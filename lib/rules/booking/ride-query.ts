import type { RideKind } from "@/lib/contract/booking";
import { parisDate, parisInstant } from "@/lib/rules/calendar/paris-time";
import { typedDay } from "@/lib/rules/calendar/typed-day";
import { typedTime } from "@/lib/rules/calendar/typed-time";

export interface AskedRide {
  kind?: RideKind;
  /** Places by their names, as one would type them. */
  pickup?: string;
  dropoff?: string;
  stops?: string[];
  /** Day of Paris, `yyyy-MM-dd`, or the typed text where that is no day. */
  date?: string;
  /** Time of Paris, `HH:mm`, or the typed text where that is no time. */
  time?: string;
  /** Length of a hire, in whole and half hours. */
  hours?: number;
  passengers?: number;
  luggage?: number;
}

const KINDS = ["TRANSFER", "HIRE"] as const;
const MOST_STOPS = 5;
const LONGEST_NAME = 200;

/** Longest day or time, in characters. */
const LONGEST_WHEN = 40;

/**
 * Reads `?kind=HIRE&pickup=Nantes&stop=Clisson&date=2026-12-01&time=09:30&hours=4&passengers=3`;
 * the day and the time may be as one types them, and stay so where they cannot be read: the form
 * says so. Other invalid values, and a time that has gone by, are left out: the form asks for them
 * as ever.
 * @returns undefined when nothing is left
 */
export function readRideQuery(address: URLSearchParams, now: Date): AskedRide | undefined {
  const names = (field: string) =>
    address
      .getAll(field)
      .map((name) => name.trim().slice(0, LONGEST_NAME))
      .filter(Boolean);
  const within = (field: string, step: number, [least, most]: [number, number]) => {
    const value = address.get(field) ? Number(address.get(field)) : Number.NaN;
    return value >= least && value <= most && value % step === 0 ? value : undefined;
  };
  const typed = (field: string) => (address.get(field) ?? "").trim().slice(0, LONGEST_WHEN);
  const day = typedDay(typed("date"), parisDate(now));
  const time = typedTime(typed("time"));
  const isOver = (at: string) => day !== undefined && (parisInstant(day, at) ?? now) <= now;
  const isDayOver = isOver("23:59");
  const isTimeOver = isDayOver || (time !== undefined && isOver(time));
  const ride: { [K in keyof AskedRide]: AskedRide[K] | undefined } = {
    kind: KINDS.find((kind) => kind === address.get("kind")),
    pickup: names("pickup")[0],
    dropoff: names("dropoff")[0],
    stops: names("stop").length > 0 ? names("stop").slice(0, MOST_STOPS) : undefined,
    date: isDayOver ? undefined : (day ?? (typed("date") || undefined)),
    time: isTimeOver ? undefined : (time ?? (typed("time") || undefined)),
    hours: within("hours", 0.5, [1, 24]),
    passengers: within("passengers", 1, [1, 50]),
    luggage: within("luggage", 1, [0, 50]),
  };
  const known = Object.entries(ride).filter(([, value]) => value !== undefined);
  return known.length > 0 ? (Object.fromEntries(known) as AskedRide) : undefined;
}

export function rideQuery({ stops = [], ...ride }: AskedRide): string {
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(ride)) query.set(field, String(value));
  for (const stop of stops) query.append("stop", stop);
  return query.toString();
}
