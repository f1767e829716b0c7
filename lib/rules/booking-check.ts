import { parisDate } from "./paris-time";

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
export function checkRide(
  wish: RideWish,
  { now, minimumNoticeMin, furthestDays, closures = [] }: BookingWindow,
  mostSeats: number,
): Record<string, string> {
  const { kind, pickup, dropoff, startAt, returnAt, hours } = wish;
  const errors: Record<string, string> = {};
  if (pickup.country !== "FR") errors.pickup = "PICKUP_NOT_IN_FRANCE";
  if (startAt <= now) errors.startAt = "START_IN_PAST";
  else if (startAt.getTime() < now.getTime() + minimumNoticeMin * MINUTE) {
    errors.startAt = "START_TOO_SOON";
  } else if (startAt.getTime() > now.getTime() + furthestDays * DAY) {
    errors.startAt = "START_TOO_FAR";
  } else if (closures.includes(parisDate(startAt))) {
    errors.startAt = "START_CLOSED";
  }
  if (kind === "HIRE") {
    if (hours === undefined) errors.hours = "REQUIRED";
    else if (hours < 1 || hours > 24) errors.hours = "HOURS_OUT_OF_RANGE";
  } else {
    if (!dropoff) errors.dropoff = "REQUIRED";
    else if (dropoff.lat === pickup.lat && dropoff.lng === pickup.lng)
      errors.dropoff = "SAME_PLACE";
    if (returnAt && returnAt <= startAt) errors.returnAt = "RETURN_BEFORE_ARRIVAL";
  }
  if (wish.passengers > mostSeats) errors.passengers = "TOO_MANY_PASSENGERS";
  return errors;
}

/** Once the way is known: one cannot leave again before one has arrived. */
export function checkReturn(
  startAt: Date,
  returnAt: Date,
  durationMin: number,
): Record<string, string> {
  const isTooSoon = returnAt.getTime() < startAt.getTime() + durationMin * MINUTE;
  return isTooSoon ? { returnAt: "RETURN_BEFORE_ARRIVAL" } : {};
}

/** Two letters or a letter and a digit, and one to four digits: AF1234, U2 456. */
const FLIGHT = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}[A-Z]?$/i;
const TRAIN = /^(?:(?:TGV|TER|OUIGO|INTERCITES|INTERCITÉS|EUROSTAR)\s?)?\d{3,6}$/i;

/** What stands in the way of an order besides its ride, by field. */
export function checkOrder(order: {
  customer: { kind: string; company?: string | undefined };
  travel?: { flightNumber?: string | undefined; trainNumber?: string | undefined } | undefined;
}): Record<string, string> {
  const errors: Record<string, string> = {};
  const { customer, travel } = order;
  if (customer.kind !== "CONSUMER" && !customer.company) errors["customer.company"] = "REQUIRED";
  if (travel?.flightNumber && !FLIGHT.test(travel.flightNumber)) {
    errors["travel.flightNumber"] = "FLIGHT_NUMBER_INVALID";
  }
  if (travel?.trainNumber && !TRAIN.test(travel.trainNumber)) {
    errors["travel.trainNumber"] = "TRAIN_NUMBER_INVALID";
  }
  return errors;
}
