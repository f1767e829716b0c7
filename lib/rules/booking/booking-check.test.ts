import { describe, expect, it } from "vitest";
import {
  bookingErrors,
  checkHire,
  checkReturn,
  checkWay,
  type RideWish,
  rideErrors,
} from "./booking-check";

const NOW = new Date("2026-11-20T12:00:00Z");
const WINDOW = { now: NOW, minimumNoticeMin: 120, furthestDays: 365, closures: ["2026-11-22"] };
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

const OFFER = { mostSeats: 7, office: { lat: 47.2, lng: -1.5 }, maximumPickupKm: 250 };

const NANTES = { country: "FR", lat: 47.2, lng: -1.5 };
const ANGERS = { country: "FR", lat: 47.4, lng: -0.5 };
const WISH: RideWish = {
  kind: "TRANSFER",
  pickup: NANTES,
  dropoff: ANGERS,
  startAt: inMinutes(600),
  passengers: 2,
};
const check = (change: Partial<RideWish>) => rideErrors({ ...WISH, ...change }, WINDOW, OFFER);

describe("a ride that one wants (§5)", () => {
  it.each<[string, Partial<RideWish>, Record<string, string>]>([
    ["nothing wrong", {}, {}],
    ["abroad", { pickup: { ...NANTES, country: "CH" } }, { pickup: "PICKUP_NOT_IN_FRANCE" }],
    ["now", { startAt: NOW }, { startAt: "START_IN_PAST" }],
    ["gone by", { startAt: inMinutes(-1) }, { startAt: "START_IN_PAST" }],
    ["119 minutes ahead", { startAt: inMinutes(119) }, { startAt: "START_TOO_SOON" }],
    ["120 minutes ahead", { startAt: inMinutes(120) }, {}],
    ["a year ahead", { startAt: inMinutes(365 * 1440) }, {}],
    ["until the end of its last day", { startAt: inMinutes(365 * 1440 + 659) }, {}],
    ["further", { startAt: inMinutes(365 * 1440 + 660) }, { startAt: "START_TOO_FAR" }],
    ["from 249 km", { pickup: { ...NANTES, lat: 49.44 } }, {}],
    ["from 250 km", { pickup: { ...NANTES, lat: 49.45 } }, { pickup: "PICKUP_TOO_FAR" }],
    [
      "from afar and abroad",
      { pickup: { country: "IT", lat: 41.9, lng: 12.5 } },
      { pickup: "PICKUP_NOT_IN_FRANCE" },
    ],
    ["to nowhere", { dropoff: undefined }, { dropoff: "REQUIRED" }],
    ["to where it starts", { dropoff: NANTES }, { dropoff: "SAME_PLACE" }],
    ["back before", { returnAt: inMinutes(600) }, { returnAt: "RETURN_BEFORE_ARRIVAL" }],
    ["back after the last day", { returnAt: inMinutes(366 * 1440) }, { returnAt: "START_TOO_FAR" }],
    ["back on a closed day", { returnAt: inMinutes(2 * 1440) }, { returnAt: "START_CLOSED" }],
    ["hire with a way back", { kind: "HIRE", hours: 2, returnAt: inMinutes(0) }, {}],
    ["on a closed day", { startAt: inMinutes(2 * 1440) }, { startAt: "START_CLOSED" }],
    ["eight people", { passengers: 8 }, { passengers: "TOO_MANY_PASSENGERS" }],
    ["hire of no length", { kind: "HIRE", dropoff: undefined }, { hours: "REQUIRED" }],
    ["hire of half an hour", { kind: "HIRE", hours: 0.5 }, { hours: "HOURS_OUT_OF_RANGE" }],
    ["hire of a day", { kind: "HIRE", hours: 24 }, {}],
  ])("%s", (_name, change, errors) => expect(check(change)).toEqual(errors));

  it("may start anywhere when the company does not say where it is", () => {
    const nice = { country: "FR", lat: 43.7, lng: 7.3 };
    expect(rideErrors({ ...WISH, pickup: nice }, WINDOW, { ...OFFER, office: undefined })).toEqual(
      {},
    );
  });

  it("may come back once it has arrived", () => {
    expect(checkReturn(inMinutes(0), inMinutes(59), 60)).toEqual({
      returnAt: "RETURN_BEFORE_ARRIVAL",
    });
    expect(checkReturn(inMinutes(0), inMinutes(60), 60)).toEqual({});
  });
});

describe("a hire", () => {
  it("lasts at least as long as its way", () => {
    expect(checkHire(1.5, 91)).toEqual({ hours: "HOURS_TOO_FEW" });
    expect(checkHire(1.5, 90)).toEqual({});
  });
});

describe("an order", () => {
  it.each(["AF1234", "af-1234", "U2 456", "AFR1234"])("takes flight %s", (flightNumber) => {
    expect(bookingErrors({ customer: { kind: "CONSUMER" }, travel: { flightNumber } })).toEqual({});
  });
  it.each(["12345", "AF 12345", "le vol de 9 h"])("no %s", (flightNumber) => {
    expect(bookingErrors({ customer: { kind: "CONSUMER" }, travel: { flightNumber } })).toEqual({
      "travel.flightNumber": "FLIGHT_NUMBER_INVALID",
    });
  });
  it.each(["8901", "TGV INOUI 8901", "ouigo7654"])("takes train %s", (trainNumber) => {
    expect(bookingErrors({ customer: { kind: "CONSUMER" }, travel: { trainNumber } })).toEqual({});
  });
  it.each(["12", "RER B", "1234567"])("no train %s", (trainNumber) => {
    expect(bookingErrors({ customer: { kind: "CONSUMER" }, travel: { trainNumber } })).toEqual({
      "travel.trainNumber": "TRAIN_NUMBER_INVALID",
    });
  });
  it.each(["PROFESSIONAL", "COLLECTIVE"])("of a %s needs a name and an address", (kind) => {
    expect(bookingErrors({ customer: { kind } })).toEqual({
      "customer.company": "REQUIRED",
      "customer.address": "REQUIRED",
    });
    const company = "Mairie de Nantes";
    const address = "2 rue de l’Hôtel-de-Ville, 44000 Nantes";
    expect(bookingErrors({ customer: { kind, company, address } })).toEqual({});
  });
});

it.each([
  ["a street to a hotel of one town", "12 rue Crébillon", "Hôtel Radisson", undefined],
  ["a street to its town", "12 rue Crébillon", undefined, undefined],
  ["a town to a street of it", undefined, "12 rue Crébillon", undefined],
  ["a street to itself", "12 rue Crébillon", "12 rue Crébillon", "SAME_PLACE"],
])("from %s is a ride, unless nobody goes anywhere", (_name, from, to, error) => {
  const inTown = (address: string | undefined) => ({ ...NANTES, kind: "TOWN", address });
  const way = { kind: "TRANSFER" as const, passengers: 2 };
  expect(checkWay({ ...way, pickup: inTown(from), dropoff: inTown(to) }, OFFER).dropoff).toBe(
    error,
  );
});
