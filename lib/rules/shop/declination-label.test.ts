import { describe, expect, it } from "vitest";
import { declinationLabel } from "./declination-label";

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
