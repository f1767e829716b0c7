import { describe, expect, it } from "vitest";
import { unitPriceCents } from "./unit-price";

const litres = (capacity: number) => ({ capacity, capacityUnit: "LITER" as const });
const centilitres = (capacity: number) => ({ capacity, capacityUnit: "CENTILITRE" as const });

describe("unitPriceCents (arrêté of 3 December 1987)", () => {
  it.each([
    ["a litre", 950, litres(1), 1, 950],
    ["a bottle", 950, centilitres(75), 1, 1267],
    ["the same bottle in litres", 950, litres(0.75), 1, 1267],
    ["a half-bottle", 650, centilitres(37.5), 1, 1733],
    ["a magnum", 2400, litres(1.5), 1, 1600],
    ["a box of six", 5400, centilitres(75), 6, 1200],
    ["a box of six of 70 cl", 4200, litres(0.7), 6, 1000],
    ["a half cent, up", 1, litres(2), 1, 1],
    ["under half a cent, down", 1, litres(3), 1, 0],
    ["a third", 1000, litres(3), 1, 333],
  ])("%s: %i cents", (_, price, capacity, bottles, perLitre) => {
    expect(unitPriceCents(price, capacity, bottles)).toBe(perLitre);
  });

  it.each([
    ["no capacity", { capacity: null, capacityUnit: "LITER" as const }],
    ["no unit", { capacity: 75, capacityUnit: null }],
    ["nothing in it", centilitres(0)],
  ])("is none with %s", (_, capacity) => {
    expect(unitPriceCents(950, capacity)).toBeNull();
  });
});
