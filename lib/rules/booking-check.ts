import { parisDate } from "./paris-time";
import { flightNumber, trainNumber } from "./travel-number";

/** What the rules need to know of a ride that one wants to book. */
export interface RideWish {
  kind: "TRANSFER" | "HIRE";
  pickup: { country: string; lat: number; lng: number };
  dropoff?: { lat: number; lng: number } | undefined;
  startAt: Date;
  returnAt?: Date | undefined;
  hours?: number | undefined;
  passengers: number;
}

/** What can stand in the way of a booking. */
export type BookingFault =
  | "REQUIRED"
  | "PICKUP_NOT_IN_FRANCE"
  | "START_IN_PAST"
  | "START_TOO_SOON"
  | "START_TOO_FAR"
  | "START_CLOSED"
  | "HOURS_OUT_OF_RANGE"
  | "HOURS_TOO_FEW"
  | "SAME_PLACE"
  | "RETURN_BEFORE_ARRIVAL"
  | "TOO_MANY_PASSENGERS"
  | "FLIGHT_NUMBER_INVALID"
  | "TRAIN_NUMBER_INVALID";

/** Faults by the field that they stand in. */
export type BookingFaults = Record<string, BookingFault>;

/** When a ride may start, from the calendar it is booked in. */
export interface BookingWindow {
  now: Date;
  minimumNoticeMin: number;
  furthestDays: number;
  /** Days of Paris, `yyyy-MM-dd`, on which no ride starts. */
  closures?: string[];
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/**
 * What stands in the way of a ride (§5): a code by field, none when nothing does.
 * @param mostSeats seats of the largest vehicle
 */
export function checkRide(wish: RideWish, window: BookingWindow, mostSeats: number): BookingFaults {
  const { kind, pickup, dropoff, startAt, returnAt, hours } = wish;
  const errors: BookingFaults = {};
  if (pickup.country !== "FR") errors.pickup = "PICKUP_NOT_IN_FRANCE";
  const start = startFault(startAt, window);
  if (start) errors.startAt = start;
  if (kind === "HIRE") {
    if (hours === undefined) errors.hours = "REQUIRED";
    else if (hours < 1 || hours > 24) errors.hours = "HOURS_OUT_OF_RANGE";
  } else {
    if (!dropoff) errors.dropoff = "REQUIRED";
    else if (dropoff.lat === pickup.lat && dropoff.lng === pickup.lng)
      errors.dropoff = "SAME_PLACE";
    const back =
      returnAt && (returnAt <= startAt ? "RETURN_BEFORE_ARRIVAL" : startFault(returnAt, window));
    if (back) errors.returnAt = back;
  }
  if (wish.passengers > mostSeats) errors.passengers = "TOO_MANY_PASSENGERS";
  return errors;
}

function startFault(
  at: Date,
  { now, minimumNoticeMin, furthestDays, closures = [] }: BookingWindow,
): BookingFault | undefined {
  if (at <= now) return "START_IN_PAST";
  if (at.getTime() < now.getTime() + minimumNoticeMin * MINUTE) return "START_TOO_SOON";
  if (at.getTime() > now.getTime() + furthestDays * DAY) return "START_TOO_FAR";
  return closures.includes(parisDate(at)) ? "START_CLOSED" : undefined;
}

/** Once the way is known: one cannot leave again before one has arrived. */
export function checkReturn(startAt: Date, returnAt: Date, durationMin: number): BookingFaults {
  const isTooSoon = returnAt.getTime() < startAt.getTime() + durationMin * MINUTE;
  return isTooSoon ? { returnAt: "RETURN_BEFORE_ARRIVAL" } : {};
}

/** Once the way is known: a hire lasts at least as long as its way. */
export const checkHire = (hours: number, durationMin: number): BookingFaults =>
  hours * 60 < durationMin ? { hours: "HOURS_TOO_FEW" } : {};

/** What stands in the way of an order besides its ride, by field. */
export function checkOrder(order: {
  customer: { kind: string; company?: string | undefined };
  travel?: { flightNumber?: string | undefined; trainNumber?: string | undefined } | undefined;
}): BookingFaults {
  const errors: BookingFaults = {};
  const { customer, travel } = order;
  if (customer.kind !== "CONSUMER" && !customer.company) errors["customer.company"] = "REQUIRED";
  if (travel?.flightNumber && !flightNumber(travel.flightNumber)) {
    errors["travel.flightNumber"] = "FLIGHT_NUMBER_INVALID";
  }
  if (travel?.trainNumber && !trainNumber(travel.trainNumber)) {
    errors["travel.trainNumber"] = "TRAIN_NUMBER_INVALID";
  }
  return errors;
}
