import type { RideKind } from "@/lib/contract/booking";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { typedDay } from "@/lib/rules/calendar/typed-day";
import { typedTime } from "@/lib/rules/calendar/typed-time";
import type { RideDraft } from "@/stores/described-ride";

/**
 * Reads the values that a form's fields already have, where they differ from those the page was
 * made with: typed before the page came alive, when nothing heard it. React leaves them there until
 * it next draws them.
 * @param today in Paris, `yyyy-MM-dd`
 */
export function rideTypedEarly(
  fields: FormData,
  ride: RideDraft,
  today = parisDate(new Date()),
): Partial<RideDraft> {
  const typed = (name: string, made: string | number) => {
    const value = fields.get(name);
    return typeof value === "string" && value !== String(made) ? value : undefined;
  };
  /** Reads a typed text, which may mean the value that the field holds already. */
  const early = (name: string, made: string, read: (text: string) => string | undefined) => {
    const text = fields.get(name);
    const value = typeof text === "string" ? (read(text) ?? text.trim()) : made;
    return value === made ? undefined : value;
  };
  const kind = typed("kind", ride.kind) as RideKind | undefined;
  const pickup = typed("pickup", ride.pickup.text);
  const dropoff = typed("dropoff", ride.dropoff.text);
  const date = early("startAt", ride.date, (text) => typedDay(text, today));
  const time = early("startAt-time", ride.time, typedTime);
  const passengers = typed("passengers", ride.passengers);
  const luggage = typed("luggage", ride.luggage);
  return {
    ...(kind && { kind }),
    ...(pickup && { pickup: { text: pickup, place: null } }),
    ...(dropoff && { dropoff: { text: dropoff, place: null } }),
    ...(date && { date }),
    ...(time && { time }),
    ...(fields.has("isReturn") && !ride.isReturn && { isReturn: true }),
    ...(passengers && { passengers: Number(passengers) }),
    ...(luggage && { luggage: Number(luggage) }),
  };
}
