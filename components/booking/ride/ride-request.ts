import type { QuoteRequest } from "@/lib/contract/booking";
import { isSameAddress } from "@/lib/rules/booking/same-address";
import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";
import { isTimeOfDay } from "@/lib/rules/calendar/typed-time";
import type { PlaceDraft, RideDraft } from "@/stores/described-ride";

/** Reason why a field of the ride cannot be sent yet; each is a message of `booking.problems`. */
export type RideProblem =
  | "required"
  | "choosePlace"
  | "samePlace"
  | "unreadableDay"
  | "pastDay"
  | "missingTime"
  | "unreadableTime"
  | "noSuchTime"
  | "passengerCount"
  | "luggageCount";

/** Most passengers, or pieces of luggage, that a ride can be described with. */
export const MOST = 50;

/** Tells whether a number of passengers, or of pieces of luggage, can be sent. */
export const isCount = (count: number, fewest: number): boolean =>
  Number.isInteger(count) && count >= fewest && count <= MOST;

/**
 * Builds the request to the provider, or the missing parts, keyed by the provider's fields. The
 * provider judges all that it can: here are only the faults that keep it from being sent.
 * @param today in Paris, `yyyy-MM-dd`; without it no day is judged to be past
 */
export function rideRequest(
  ride: RideDraft,
  today?: string,
): { request: QuoteRequest } | { problems: Record<string, RideProblem> } {
  const isTransfer = ride.kind === "TRANSFER";
  const startAt = instantOf(ride.date, ride.time);
  const returnAt = instantOf(ride.returnDate, ride.returnTime);
  const problems: Record<string, RideProblem> = {};
  const places: [string, PlaceDraft][] = [
    ["pickup", ride.pickup],
    ...(isTransfer ? [["dropoff", ride.dropoff] as [string, PlaceDraft]] : []),
    ...ride.stops.map((stop, index): [string, PlaceDraft] => [`stops.${index}`, stop]),
  ];
  for (const [field, { text, place }] of places) {
    if (!place) problems[field] = text.trim() === "" ? "required" : "choosePlace";
  }
  const starts = startProblem(ride.date, ride.time, today);
  if (starts) problems.startAt = starts;
  if (isTransfer && ride.isReturn) {
    const returns = startProblem(ride.returnDate, ride.returnTime, today);
    if (returns) problems.returnAt = returns;
  }
  const { place: from } = ride.pickup;
  const { place: to } = ride.dropoff;
  if (isTransfer && from && to && isSameAddress(from, to)) problems.dropoff = "samePlace";
  if (Number.isNaN(ride.passengers)) problems.passengers = "required";
  else if (!isCount(ride.passengers, 1)) problems.passengers = "passengerCount";
  if (!Number.isNaN(ride.luggage) && !isCount(ride.luggage, 0)) problems.luggage = "luggageCount";
  if (!from || !startAt || Object.keys(problems).length > 0) return { problems };
  return {
    request: {
      kind: ride.kind,
      pickup: from,
      ...(isTransfer && to ? { dropoff: to } : {}),
      stops: ride.stops.flatMap(({ place }) => place ?? []),
      startAt,
      ...(isTransfer && ride.isReturn && returnAt ? { returnAt } : {}),
      ...(isTransfer ? {} : { hours: ride.hours }),
      passengers: ride.passengers,
      ...(Number.isInteger(ride.luggage) ? { luggage: ride.luggage } : {}),
    },
  };
}

function startProblem(date: string, time: string, today?: string): RideProblem | undefined {
  if (!date) return "required";
  if (!isDay(date)) return "unreadableDay";
  if (today && date < today) return "pastDay";
  if (!time) return "missingTime";
  if (!isTimeOfDay(time)) return "unreadableTime";
  return instantOf(date, time) ? undefined : "noSuchTime";
}

function instantOf(date: string, time: string): string | undefined {
  const instant = date && time ? parisInstant(date, time) : undefined;
  return instant && parisIso(instant);
}
