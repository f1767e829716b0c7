import { describe, expect, it } from "vitest";
import { newReference } from "./new-reference";

describe("a reference", () => {
  it.each([
    ["Estuaire Chauffeur Privé", /^EST-/],
    ["Île d’Yeu VTC", /^ILE-/],
    ["L’Âme", /^LAM-/],
    ["44", /^RES-/],
    ["", /^RES-/],
  ])("of %j begins like its company", (name, begins) => expect(newReference(name)).toMatch(begins));

  it("has no character that is taken for another, and is not the same twice", () => {
    const drawn = Array.from({ length: 2000 }, () => newReference("Estuaire").slice(4));
    for (const chance of drawn) expect(chance).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(new Set(drawn.join("")).size).toBe(31);
    expect(new Set(drawn).size).toBeGreaterThan(1990);
  });
});
