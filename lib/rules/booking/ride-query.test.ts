import { describe, expect, it } from "vitest";
import { type AskedRide, readRideQuery, rideQuery } from "./ride-query";

/** A Sunday, 10:00 in Paris. */
const NOW = new Date("2026-11-22T09:00:00Z");
const read = (query: string) => readRideQuery(new URLSearchParams(query), NOW);

describe("readRideQuery", () => {
  it.each<[string, AskedRide | undefined]>([
    ["", undefined],
    ["from=newsletter&utm_source=x", undefined],
    ["kind=HIRE", { kind: "HIRE" }],
    ["kind=hire", undefined],
    ["pickup=A%C3%A9roport+Nantes+Atlantique", { pickup: "Aéroport Nantes Atlantique" }],
    ["pickup=+Nantes+&dropoff=", { pickup: "Nantes" }],
    ["stop=Clisson&stop=Vallet", { stops: ["Clisson", "Vallet"] }],
    ["stop=a&stop=b&stop=c&stop=d&stop=e&stop=f", { stops: ["a", "b", "c", "d", "e"] }],
    ["date=2026-12-01&time=09:30", { date: "2026-12-01", time: "09:30" }],
    ["date=2026-12-01", { date: "2026-12-01" }],
    ["time=09:30", { time: "09:30" }],
    ["date=1er+d%C3%A9cembre&time=9h30", { date: "2026-12-01", time: "09:30" }],
    // An unreadable value is kept as it was typed: the form says so.
    ["time=24:00", { time: "24:00" }],
    ["date=2026-02-30&time=09:30", { date: "2026-02-30", time: "09:30" }],
    ["date=+demain+matin+&time=tôt", { date: "demain matin", time: "tôt" }],
    ["date=2026-11-21&time=09:30", undefined],
    // Later today, and earlier today.
    ["date=2026-11-22&time=18:00", { date: "2026-11-22", time: "18:00" }],
    ["date=2026-11-22&time=08:00", { date: "2026-11-22" }],
    ["hours=3.5", { hours: 3.5 }],
    ["hours=3.2", undefined],
    ["hours=25", undefined],
    ["passengers=7&luggage=0", { passengers: 7, luggage: 0 }],
    ["passengers=0&luggage=-1", undefined],
    ["passengers=two&luggage=", undefined],
    ["passengers=1.5", undefined],
  ])("reads %s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  it("keeps no more of a name than a place can have", () => {
    expect(read(`pickup=${"x".repeat(500)}`)?.pickup).toHaveLength(200);
  });
});

it("reads what it has written", () => {
  const ride: AskedRide = {
    kind: "HIRE",
    pickup: "Gare de Nantes",
    stops: ["Guérande", "Le Croisic"],
    date: "2026-12-01",
    time: "09:00",
    hours: 10,
    passengers: 4,
    luggage: 0,
  };
  expect(read(rideQuery(ride))).toEqual(ride);
});
