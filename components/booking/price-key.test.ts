import { expect, it } from "vitest";
import { aRide, LA_BAULE, NANTES_AIRPORT } from "@/platform/testing/ride-order";
import { priceKey } from "./price-key";

it("is the same for another address line in the same town, and for another name on the board", () => {
  const { address: _, ...town } = LA_BAULE;
  const ride = aRide({ dropoff: town });
  const detailed = aRide({
    pickup: { ...NANTES_AIRPORT, board: "Mme Le Bihan" },
    dropoff: { ...town, address: "3 avenue des Ibis" },
  });
  expect(priceKey(detailed)).toBe(priceKey(ride));
});

it("is another for another place, another time or more people", () => {
  const changes = [
    { dropoff: NANTES_AIRPORT },
    { startAt: "2026-11-25T22:00:00+01:00" },
    { passengers: 3 },
    { stops: [LA_BAULE] },
  ];
  const keys = [{}, ...changes].map((change) => priceKey(aRide(change)));
  expect(new Set(keys).size).toBe(5);
});
