import { expect, it } from "vitest";
import type { QuoteRequest } from "@/lib/contract/booking";
import type { Place } from "@/lib/contract/geography";
import { priceKey } from "./price-key";

const NANTES_AIRPORT: Place = {
  label: "Aéroport Nantes Atlantique",
  kind: "AIRPORT",
  postalCode: "44340",
  city: "Bouguenais",
  country: "FR",
  lat: 47.157,
  lng: -1.6005,
  signature: "signed",
};
const LA_BAULE: Place = {
  label: "La Baule-Escoublac (44500)",
  kind: "TOWN",
  postalCode: "44500",
  city: "La Baule-Escoublac",
  country: "FR",
  lat: 47.2922,
  lng: -2.3639,
  address: "3 avenue des Ibis",
  signature: "signed",
};

const aRide = (change: Partial<QuoteRequest> = {}): QuoteRequest => ({
  kind: "TRANSFER",
  pickup: NANTES_AIRPORT,
  dropoff: LA_BAULE,
  startAt: "2026-11-25T10:00:00+01:00",
  passengers: 2,
  luggage: 1,
  ...change,
});

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
