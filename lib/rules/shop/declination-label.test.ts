import { describe, expect, it } from "vitest";
import { briefDeclination, declinationLabel } from "./declination-label";

const FRENCH = "Millésime : 2025 - Format : Magnum";
const ENGLISH = "Vintage : 2025 - Format : Magnum";

describe("declinationLabel", () => {
  it.each([
    ["", "fr", ""],
    [FRENCH, "fr", "Millésime\u00a0: 2025 · Format\u00a0: Magnum"],
    [FRENCH, "fr_FR", "Millésime\u00a0: 2025 · Format\u00a0: Magnum"],
    [ENGLISH, "en", "Vintage: 2025 · Format: Magnum"],
    ["Contenance : Demi-bouteille", "fr", "Contenance\u00a0: Demi-bouteille"],
  ] as const)("« %s » reads in %s as « %s »", (name, language, label) => {
    expect(declinationLabel(name, language)).toBe(label);
  });
});

it.each([
  ["", ""],
  [FRENCH, "2025 · Magnum"],
  ["Contenance : Demi-bouteille", "Demi-bouteille"],
  ["Coffret de six", "Coffret de six"],
  ["Accord : 1 : 2", "1 : 2"],
])("« %s » is called « %s » by a customer", (name, brief) => {
  expect(briefDeclination(name)).toBe(brief);
});
