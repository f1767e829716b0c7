import { expect, it } from "vitest";
import { declinationValues } from "./declination-values";

const of = (label: string, value: string) => ({ label, displayLabel: null, value });

it.each([
  [null, null, ""],
  [of("Format", "Magnum"), null, "Magnum"],
  [of("Millésime", "2025"), of("Format", "Magnum"), "2025 · Magnum"],
])("%j and %j in short", (variation1, variation2, said) => {
  expect(declinationValues({ variation1, variation2, variation3: null })).toBe(said);
});
