import { describe, expect, it } from "vitest";
import { centsFromEuros, eurosFromCents, percentOf, vatIncludedIn } from "./cents";

describe("cents", () => {
  it.each([
    [0, 0],
    [0.1 + 0.2, 30],
    [299.99, 29_999],
    [1.005 - 0.005, 100],
  ])("%s € is %s cents", (euros, cents) => expect(centsFromEuros(euros)).toBe(cents));

  it.each([0.001, 10.555, Number.NaN, Number.POSITIVE_INFINITY])("%s is no amount", (euros) => {
    expect(() => centsFromEuros(euros)).toThrow(RangeError);
  });

  it("gives euros back", () => expect(eurosFromCents(29_999)).toBe(299.99));

  it.each([
    [10_000, 15, 1500],
    [333, 15, 50],
    [10, 15, 2],
    [3, 50, 2],
    [-3, 50, -2],
  ])("of %s cents, %s %% is %s", (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  it.each([
    [11_000, 10, 1000],
    [12_000, 20, 2000],
    [3500, 10, 318],
    [100, 0, 0],
  ])("%s cents include, at %s %%, %s of VAT", (cents, rate, vat) => {
    expect(vatIncludedIn(cents, rate)).toBe(vat);
  });
});
