import type { BookingRequest, QuoteRequest } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";
import { signedPlace } from "./signed-place";

export const NANTES_AIRPORT: Place = signedPlace({
  label: "Aéroport Nantes Atlantique",
  kind: "AIRPORT",
  postalCode: "44340",
  city: "Bouguenais",
  country: "FR",
  lat: 47.157,
  lng: -1.6005,
});
export const LA_BAULE: Place = signedPlace({
  label: "La Baule-Escoublac (44500)",
  kind: "TOWN",
  postalCode: "44500",
  city: "La Baule-Escoublac",
  country: "FR",
  lat: 47.2922,
  lng: -2.3639,
  address: "3 avenue des Ibis",
});

/** Builds the request of an unobstructed transfer on a working day's morning. */
export const aRide = (change: Partial<QuoteRequest> = {}): QuoteRequest => ({
  kind: "TRANSFER",
  pickup: NANTES_AIRPORT,
  dropoff: LA_BAULE,
  startAt: "2026-11-25T10:00:00+01:00",
  passengers: 2,
  luggage: 1,
  ...change,
});

/** Builds a customer of their own, told from others by a number below 8000. */
export const somebody = (number: number): BookingRequest["customer"] => ({
  firstname: "Anne-Sophie",
  lastname: "Le Bihan",
  email: `anne-${number}@example.org`,
  phone: `06 39 98 ${String(2000 + number).replace(/(..)(..)/, "$1 $2")}`,
  kind: "CONSUMER",
});

/** Builds an order for that ride. @param idVehicle a vehicle of the site */
export const anOrder = (
  idVehicle: number,
  change: Partial<BookingRequest> = {},
): BookingRequest => ({
  ...aRide(),
  idVehicle,
  customer: {
    firstname: "Anne-Sophie",
    lastname: "Le Bihan",
    email: "anne@example.org",
    phone: "06 39 98 01 02",
    kind: "CONSUMER",
  },
  acceptTerms: true,
  ...change,
});
