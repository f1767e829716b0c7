import { type BookingWindow, type StartError, startError } from "./booking-window";
import { greatCircleKm, type Point } from "./road-estimate";
import { isSameAddress } from "./same-address";
import { flightNumber, trainNumber } from "./travel-number";

export interface RideWish {
  kind: "TRANSFER" | "HIRE";
  pickup: WishedPlace & { country: string };
  dropoff?: WishedPlace | undefined;
  startAt: Date;
  returnAt?: Date | undefined;
  hours?: number | undefined;
  passengers: number;
}

interface WishedPlace extends Point {
  kind?: string | undefined;
  address?: string | undefined;
}

export type BookingError =
  | "REQUIRED"
  | "PLACE_UNKNOWN"
  | "ADDRESS_MISSING"
  | "PICKUP_NOT_IN_FRANCE"
  | "PICKUP_TOO_FAR"
  | StartError
  | "HOURS_OUT_OF_RANGE"
  | "HOURS_TOO_FEW"
  | "SAME_PLACE"
  | "RETURN_BEFORE_ARRIVAL"
  | "TOO_MANY_PASSENGERS"
  | "FLIGHT_NUMBER_INVALID"
  | "TRAIN_NUMBER_INVALID";

export type BookingErrors = Record<string, BookingError>;

export interface Offer {
  /** Seats of its largest vehicle. */
  mostSeats: number;
  /** The company's place, if it is known. */
  office?: Point | undefined;
  /** Furthest pickup from there, in km as the crow flies. */
  maximumPickupKm: number;
}

const MINUTE = 60_000;

/** Finds the errors of a ride (§5), as a code by field. */
export function rideErrors(wish: RideWish, window: BookingWindow, offer: Offer): BookingErrors {
  const { kind, startAt, returnAt } = wish;
  const errors = checkWay(wish, offer);
  const start = startError(startAt, window);
  if (start) errors.startAt = start;
  if (kind === "TRANSFER" && returnAt) {
    const back = returnAt <= startAt ? "RETURN_BEFORE_ARRIVAL" : startError(returnAt, window);
    if (back) errors.returnAt = back;
  }
  return errors;
}

export function checkWay(
  wish: Omit<RideWish, "startAt" | "returnAt">,
  offer: Offer,
): BookingErrors {
  const { kind, pickup, dropoff, hours } = wish;
  const errors: BookingErrors = {};
  if (pickup.country !== "FR") errors.pickup = "PICKUP_NOT_IN_FRANCE";
  else if (isTooFar(pickup, offer)) errors.pickup = "PICKUP_TOO_FAR";
  if (kind === "HIRE") {
    if (hours === undefined) errors.hours = "REQUIRED";
    else if (hours < 1 || hours > 24) errors.hours = "HOURS_OUT_OF_RANGE";
  } else if (!dropoff) errors.dropoff = "REQUIRED";
  else if (isSameAddress(pickup, dropoff)) errors.dropoff = "SAME_PLACE";
  if (wish.passengers > offer.mostSeats) errors.passengers = "TOO_MANY_PASSENGERS";
  return errors;
}

const isTooFar = (pickup: Point, { office, maximumPickupKm }: Offer): boolean =>
  office !== undefined && greatCircleKm(office, pickup) > maximumPickupKm;

/** Checks a way back, once the way is known: it cannot start before the arrival. */
export function checkReturn(startAt: Date, returnAt: Date, durationMin: number): BookingErrors {
  const isTooSoon = returnAt.getTime() < startAt.getTime() + durationMin * MINUTE;
  return isTooSoon ? { returnAt: "RETURN_BEFORE_ARRIVAL" } : {};
}

/** Checks a hire, once the way is known: it lasts at least as long as its way. */
export const checkHire = (hours: number, durationMin: number): BookingErrors =>
  hours * 60 < durationMin ? { hours: "HOURS_TOO_FEW" } : {};

export function bookingErrors(order: {
  customer: { kind: string; company?: string | undefined; address?: string | undefined };
  travel?: { flightNumber?: string | undefined; trainNumber?: string | undefined } | undefined;
}): BookingErrors {
  const errors: BookingErrors = {};
  const { customer, travel } = order;
  // An invoice to them has to name these (CGI, annexe II, 242 nonies A).
  if (customer.kind !== "CONSUMER") {
    if (!customer.company) errors["customer.company"] = "REQUIRED";
    if (!customer.address) errors["customer.address"] = "REQUIRED";
  }
  if (travel?.flightNumber && !flightNumber(travel.flightNumber)) {
    errors["travel.flightNumber"] = "FLIGHT_NUMBER_INVALID";
  }
  if (travel?.trainNumber && !trainNumber(travel.trainNumber)) {
    errors["travel.trainNumber"] = "TRAIN_NUMBER_INVALID";
  }
  return errors;
}
