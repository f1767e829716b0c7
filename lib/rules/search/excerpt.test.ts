import { describe, expect, it } from "vitest";
import { excerptOf } from "./excerpt";

const WORDS = Array.from({ length: 100 }, (_, index) => `mot${index}`);
const TEXT = WORDS.join(" ");

describe("an excerpt", () => {
  it("is the whole of a short text, on one line", () =>
    expect(excerptOf("Un\nDeux  trois.", ["deux"])).toBe("Un Deux trois."));

  it("keeps spaces at which no line breaks", () =>
    expect(excerptOf("Le prix\u00a0:\n60\u202f€.", ["prix"])).toBe("Le prix\u00a0: 60\u202f€."));

  it("begins a few words before the first that is found, and is cut between words", () => {
    const excerpt = excerptOf(TEXT, ["mot50"]);
    expect(excerpt).toMatch(/^… mot\d\d .*mot50 .*mot\d\d …$/);
    expect(excerpt.length).toBeLessThanOrEqual(190);
    for (const word of excerpt.match(/mot\d+/g) ?? []) expect(WORDS).toContain(word);
  });

  it("is the beginning where nothing is found, and the end where that is", () => {
    expect(excerptOf(TEXT, ["vin"])).toMatch(/^mot0 .* …$/);
    expect(excerptOf(TEXT, ["mot99"])).toMatch(/^… .*mot99$/);
  });

  it("finds words with accents by those without", () =>
    expect(excerptOf(`${TEXT} l’Aéroport`, ["aeroport"])).toMatch(/Aéroport$/));

  it("cuts a word that has no end", () =>
    expect(excerptOf("x".repeat(1000), []).length).toBeLessThan(200));
});
