import { describe, expect, it } from "vitest";
import { isShippedFree, missingToFreeShipping } from "./free-shipping";

const from = (fromCents: number | null, fromBottles: number | null) => ({ fromCents, fromBottles });

describe("isShippedFree (FREE_SHIPPING_PRICE, FREE_SHIPPING_BOTTLE)", () => {
  it.each([
    [29_999, 35, from(30_000, 36), false],
    [30_000, 1, from(30_000, 36), true],
    [100, 36, from(30_000, 36), true],
    [30_000, 36, from(null, null), false],
    [30_000, 36, from(null, 37), false],
    [30_000, 36, from(30_001, null), false],
  ])("%i cents and %i bottles, from %o: %s", (totalCents, bottles, thresholds, isFree) => {
    expect(isShippedFree({ totalCents, bottles }, thresholds)).toBe(isFree);
  });
});

describe("missingToFreeShipping", () => {
  it.each([
    [2_999, 5, from(3_000, 6), { cents: 1, bottles: 1 }],
    [4_000, 5, from(3_000, 6), { cents: 0, bottles: 1 }],
    [4_000, 7, from(null, 6), { cents: null, bottles: 0 }],
    [4_000, 7, from(null, null), { cents: null, bottles: null }],
  ])("%i cents and %i bottles, from %o: %o", (totalCents, bottles, thresholds, missing) => {
    expect(missingToFreeShipping({ totalCents, bottles }, thresholds)).toEqual(missing);
  });
});
