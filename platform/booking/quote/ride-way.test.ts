import { expect, it } from "vitest";
import { estimatedRoad } from "@/platform/geo/roads/road";
import { LA_BAULE, NANTES_AIRPORT } from "@/testing/ride-order";
import { rideWay } from "./ride-way";

const HOTEL = { ...LA_BAULE, address: "Hôtel Barrière" };

it("from one address of a town to another takes a quarter of an hour", async () => {
  const way = await rideWay({ pickup: LA_BAULE, stops: [], dropoff: HOTEL }, estimatedRoad);
  expect(way).toEqual({ distanceKm: 4, durationMin: 15, estimate: true });
});

it("is longer by that with a second address in the town", async () => {
  const direct = await rideWay(
    { pickup: NANTES_AIRPORT, stops: [], dropoff: HOTEL },
    estimatedRoad,
  );
  const by = await rideWay(
    { pickup: NANTES_AIRPORT, stops: [LA_BAULE], dropoff: HOTEL },
    estimatedRoad,
  );
  expect(by.distanceKm).toBeCloseTo(direct.distanceKm + 4);
  expect(by.durationMin).toBe(direct.durationMin + 15);
});

it("of a hire without a destination is none", async () => {
  const way = await rideWay({ pickup: LA_BAULE, stops: [] }, estimatedRoad);
  expect(way).toEqual({ distanceKm: 0, durationMin: 0, estimate: false });
});
