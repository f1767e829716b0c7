import { describe, expect, it } from "vitest";
import { resultDescription, resultFaults, resultTitle } from "./search-result";

describe("a search result", () => {
  it.each([
    ["title", "", [], ["MISSING"]],
    ["title", "   ", [], ["MISSING"]],
    ["title", "a".repeat(29), [], ["SHORT"]],
    ["title", "a".repeat(30), [], []],
    ["title", "a".repeat(60), [], []],
    ["title", "a".repeat(61), [], ["LONG"]],
    ["description", "a".repeat(69), [], ["SHORT"]],
    ["description", "é".repeat(160), [], []],
    ["description", "a".repeat(161), [], ["LONG"]],
    [
      "title",
      "Réserver votre chauffeur privé à Nantes",
      ["réserver votre chauffeur privé à nantes "],
      ["DOUBLE"],
    ],
  ] as const)("finds of a %s “%s”, besides %j: %j", (part, said, others, faults) => {
    expect(resultFaults(part, said, others)).toEqual(faults);
  });

  it("has the name of the company after the title, but at home", () => {
    expect(resultTitle("Tarifs", { isHome: false, name: "AVP" })).toBe("Tarifs · AVP");
    expect(resultTitle("AVP, chauffeur", { isHome: true, name: "AVP" })).toBe("AVP, chauffeur");
    expect(resultTitle("Tarifs", { isHome: false, name: "" })).toBe("Tarifs");
  });

  it("has the description that the page shows, and says which setting it is from", () => {
    const settings = {
      COMPANY_NAME: "AVP",
      COMPANY_DESCRIPTION: "La société",
      META_DESCRIPTION_HOME: "L’accueil",
      META_DESCRIPTION_CONTACT: null,
      META_DESCRIPTION_BLOG: "Le carnet",
    };
    const of = (isHome: boolean, role: string | null, own: string | null) => {
      const { text, setting } = resultDescription({ isHome, role, own }, settings);
      return [text, setting];
    };
    expect(of(true, null, "La sienne")).toEqual(["L’accueil", "META_DESCRIPTION_HOME"]);
    expect(of(false, "BLOG", null)).toEqual(["Le carnet", "META_DESCRIPTION_BLOG"]);
    expect(of(false, "CONTACT", "La sienne")).toEqual(["La sienne", null]);
    expect(of(false, "CONTACT", "")).toEqual(["La société", "COMPANY_DESCRIPTION"]);
    expect(
      resultDescription(
        { isHome: false, role: null, own: null },
        { ...settings, COMPANY_DESCRIPTION: null },
      ),
    ).toEqual({ text: null, setting: null });
  });
});
