import { describe, expect, it } from "vitest";
import { halfOf, isOneMistakeApart, mayBeMistaken, searchedWords } from "./searched-words";

const lookedFor = (text: string, language: "fr_FR" | "en" = "fr_FR") =>
  searchedWords(text.split(" "), language).map(
    ({ word, isBeginning }) => word + (isBeginning ? "…" : ""),
  );

describe("the words of a search", () => {
  it.each([
    ["aeroport de nantes", ["aeroport", "nantes…"]],
    ["la baule", ["baule…"]],
    ["prix d une course", ["prix", "course…"]],
    ["de", ["de…"]],
    ["aeroport de", ["aeroport"]],
    ["v", ["v"]],
    ["vin vin", ["vin…"]],
  ])("of %j are %j", (text, words) => expect(lookedFor(text)).toEqual(words));

  it("are those of their language", () => {
    expect(lookedFor("the way to you", "en")).toEqual(["way"]);
    expect(lookedFor("the way", "fr_FR")).toEqual(["the", "way…"]);
  });

  it("are looked for in the singular and the plural, but not numbers", () => {
    expect(searchedWords(["navettes"], "fr_FR")[0]?.forms).toContain("navette");
    expect(searchedWords(["chateau"], "fr_FR")[0]?.forms).toContain("chateaux");
    expect(searchedWords(["2021"], "fr_FR")[0]?.forms).toEqual(["2021"]);
  });

  it("are eight at the most, of forty letters", () => {
    const many = Array.from({ length: 20 }, (_, index) => `mot${index}`);
    expect(searchedWords(many, "fr_FR")).toHaveLength(8);
    expect(searchedWords(["x".repeat(100)], "fr_FR")[0]?.word).toHaveLength(40);
  });
});

describe("a mistake", () => {
  it.each([
    ["aeroport", "areoport", true],
    ["aeroport", "aeropor", true],
    ["aeroport", "aeroportt", true],
    ["aeroport", "aerobort", true],
    ["aeroport", "eroport", true],
    ["aeroport", "aeroport", false],
    ["aeroport", "areopott", false],
    ["vouvray", "vouvrra", false],
    ["nantes", "nates", true],
  ])("between %s and %s: %s", (one, other, isOne) => {
    expect(isOneMistakeApart(one, other)).toBe(isOne);
    expect(isOneMistakeApart(other, one)).toBe(isOne);
  });

  it("is looked for in words of five letters and more", () => {
    expect(mayBeMistaken("vins")).toBe(false);
    expect(mayBeMistaken("gares")).toBe(true);
    expect(mayBeMistaken("44500")).toBe(false);
  });

  it("leaves one half of a word, wherever it is", () => {
    const word = "abcdefghijkl";
    for (let length = 5; length <= word.length; length += 1) {
      const right = word.slice(0, length);
      const half = halfOf(right);
      const wrong = [...right].flatMap((_, at) => [
        right.slice(0, at) + right.slice(at + 1),
        `${right.slice(0, at)}z${right.slice(at)}`,
        `${right.slice(0, at)}z${right.slice(at + 1)}`,
        right.slice(0, at) + (right[at + 1] ?? "") + right[at] + right.slice(at + 2),
      ]);
      for (const typed of wrong) {
        const isLeft =
          typed.startsWith(right.slice(0, halfOf(typed))) ||
          typed.endsWith(right.slice(right.length - halfOf(typed)));
        expect(isLeft, `${right} ${typed} ${half}`).toBe(true);
      }
    }
  });
});
