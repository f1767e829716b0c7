import { describe, expect, it } from "vitest";
import { countries } from "./countries";

const byCode = (alphaTwo: string) => countries.find((country) => country.alphaTwo === alphaTwo);

describe("countries", () => {
  it("are the 249 entries of ISO 3166-1, each code once", () => {
    expect(countries).toHaveLength(249);
    for (const key of ["id", "alphaTwo", "alphaThree", "numCode", "nameFr", "nameEn"] as const) {
      expect(new Set(countries.map((country) => country[key])).size, key).toBe(249);
    }
  });

  it("have codes in ISO's forms, and the numeric one as their id", () => {
    for (const { id, alphaTwo, alphaThree, numCode } of countries) {
      expect(alphaTwo).toMatch(/^[A-Z]{2}$/);
      expect(alphaThree).toMatch(/^[A-Z]{3}$/);
      expect(numCode).toMatch(/^\d{3}$/);
      expect(id).toBe(Number(numCode));
    }
  });

  it.each([
    ["FR", 250, "FRA", "250", "France", "France"],
    ["GB", 826, "GBR", "826", "Royaume-Uni", "United Kingdom"],
    ["BE", 56, "BEL", "056", "Belgique", "Belgium"],
    ["CH", 756, "CHE", "756", "Suisse", "Switzerland"],
    ["US", 840, "USA", "840", "États-Unis", "United States"],
    ["CI", 384, "CIV", "384", "Côte d’Ivoire", "Côte d’Ivoire"],
    ["HK", 344, "HKG", "344", "Hong Kong", "Hong Kong"],
    ["JE", 832, "JEY", "832", "Jersey", "Jersey"],
    ["AF", 4, "AFG", "004", "Afghanistan", "Afghanistan"],
    ["SS", 728, "SSD", "728", "Soudan du Sud", "South Sudan"],
    ["ZW", 716, "ZWE", "716", "Zimbabwe", "Zimbabwe"],
  ])("name %s", (alphaTwo, id, alphaThree, numCode, nameFr, nameEn) => {
    expect(byCode(alphaTwo)).toEqual({ id, alphaTwo, alphaThree, numCode, nameFr, nameEn });
  });

  it("have names that the runtime knows, not their codes", () => {
    for (const { alphaTwo, nameFr, nameEn } of countries) {
      expect(nameFr).not.toBe(alphaTwo);
      expect(nameEn).not.toBe(alphaTwo);
    }
  });
});
