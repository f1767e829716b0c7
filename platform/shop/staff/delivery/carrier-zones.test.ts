import { expect, it } from "vitest";
import { ANY_COUNTRY, CARRIER_COUNTRIES } from "@/lib/contract/admin/carrier-countries";
import { countries } from "@/platform/geo/places/countries";
import { ratesOf, zoneErrors, zonesOf } from "./carrier-zones";

const six = { bottles: 6, kilos: 10.5, price: 12.9 };
const twelve = { bottles: 12, kilos: 21, price: 16.9 };

it("a carrier goes wherever an address may be, and anywhere else", () => {
  const known = [ANY_COUNTRY, ...countries.map(({ alphaTwo }) => alphaTwo)].toSorted();
  expect(Object.keys(CARRIER_COUNTRIES).toSorted()).toEqual(known);
});

it("countries with the same prices are one destination, whatever the order of their rates", () => {
  const rates = ratesOf([
    { countries: ["BE", "LU"], steps: [twelve, six] },
    { countries: ["FR"], steps: [six] },
  ]);
  expect(rates).toHaveLength(5);
  expect(rates[0]).toEqual({
    country: "BE",
    upToGrams: 21_000,
    upToBottles: 12,
    priceCents: 1690,
  });
  expect(zonesOf(rates.toReversed())).toEqual([
    { countries: ["FR"], steps: [six] },
    { countries: ["LU", "BE"], steps: [six, twelve] },
  ]);
});

it("says what a destination lacks, and a country that has two prices", () => {
  expect(
    zoneErrors([
      { countries: ["FR", "BE"], steps: [six] },
      { countries: ["BE"], steps: [] },
      { countries: [], steps: [six] },
    ]),
  ).toEqual({
    "zones.1.countries": "CHOSEN_TWICE",
    "zones.1.steps": "REQUIRED",
    "zones.2.countries": "REQUIRED",
  });
  expect(zoneErrors([{ countries: ["FR"], steps: [six, twelve] }])).toEqual({});
});
