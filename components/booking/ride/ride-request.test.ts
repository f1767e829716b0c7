import { expect, it } from "vitest";
import type { FoundPlace } from "@/lib/contract/geography";
import type { RideDraft } from "@/stores/described-ride";
import { NO_PLACE } from "@/stores/ride-draft";
import { rideRequest } from "./ride-request";

const place = (label: string, lat: number): FoundPlace => ({
  label,
  kind: "TOWN",
  postalCode: "44000",
  city: label,
  country: "FR",
  lat,
  lng: -1.5,
  signature: "signed",
});
const NANTES = { text: "Nantes", place: place("Nantes", 47.2) };
const STATION = {
  text: "Gare de Nantes",
  place: { ...place("Gare de Nantes", 47.21), kind: "STATION" as const },
};
const RIDE: RideDraft = {
  kind: "TRANSFER",
  pickup: NANTES,
  dropoff: { text: "Angers", place: place("Angers", 47.5) },
  stops: [],
  date: "2026-11-25",
  time: "10:00",
  isReturn: true,
  returnDate: "2026-11-26",
  returnTime: "18:00",
  hours: 3,
  passengers: 2,
  luggage: 2,
};

const problemsOf = (change: Partial<RideDraft>) => {
  const checked = rideRequest({ ...RIDE, ...change });
  return "problems" in checked ? checked.problems : {};
};

it("a ride that is described can be sent", () => {
  expect(rideRequest(RIDE)).toMatchObject({
    request: { startAt: "2026-11-25T10:00:00+01:00", passengers: 2, luggage: 2 },
  });
});

it("an empty one says all that it lacks at once", () => {
  const empty = { pickup: NO_PLACE, dropoff: NO_PLACE, date: "", time: "", returnDate: "" };
  expect(problemsOf({ ...empty, passengers: Number.NaN })).toEqual({
    pickup: "required",
    dropoff: "required",
    startAt: "required",
    returnAt: "required",
    passengers: "required",
  });
});

it.each<[Partial<RideDraft>, Record<string, string>]>([
  [{ dropoff: { text: "Ange", place: null } }, { dropoff: "choosePlace" }],
  [{ pickup: STATION, dropoff: STATION }, { dropoff: "samePlace" }],
  [{ dropoff: NANTES }, {}],
  [{ kind: "HIRE", dropoff: NANTES }, {}],
  [{ passengers: 0 }, { passengers: "passengerCount" }],
  [{ passengers: 51 }, { passengers: "passengerCount" }],
  [{ passengers: 2.5 }, { passengers: "passengerCount" }],
  [{ luggage: -1 }, { luggage: "luggageCount" }],
  [{ luggage: Number.NaN }, {}],
  [{ date: "2027-03-28", time: "02:30" }, { startAt: "noSuchTime" }],
  [{ date: "31/02/2027" }, { startAt: "unreadableDay" }],
  [{ time: "soir" }, { startAt: "unreadableTime" }],
  [{ time: "" }, { startAt: "missingTime" }],
  [{ returnTime: "" }, { returnAt: "missingTime" }],
  [{ isReturn: false, returnDate: "" }, {}],
])("with %j, %j is wrong", (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

it("a day gone by is no day to ask for, once today is known", () => {
  const past = { ...RIDE, date: "2026-11-22" };
  expect(rideRequest(past, "2026-11-22")).not.toMatchObject({ problems: { startAt: "pastDay" } });
  expect(rideRequest(past, "2026-11-23")).toMatchObject({ problems: { startAt: "pastDay" } });
  expect(rideRequest(past)).toMatchObject({ request: {} });
});
