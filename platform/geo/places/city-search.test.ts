import { describe, expect, it } from "vitest";
import { searchCities } from "./city-search";

describe("searchCities", () => {
  it("gives one row for each postcode of a town", () => {
    expect(searchCities("nantes", "FR", 4)).toEqual([
      { postalCode: "44000", name: "Nantes" },
      { postalCode: "44100", name: "Nantes" },
      { postalCode: "44200", name: "Nantes" },
      { postalCode: "44300", name: "Nantes" },
    ]);
  });

  it("finds the towns of a postcode, small ones too", () => {
    expect(searchCities("53200", "FR")).toContainEqual({
      postalCode: "53200",
      name: "Château-Gontier-sur-Mayenne",
    });
    expect(searchCities("fromentieres", "FR")).toEqual([
      { postalCode: "53200", name: "Fromentières" },
    ]);
  });

  it("takes a name and a postcode together, and the beginnings of both", () => {
    expect(searchCities("st naz 446", "fr")).toEqual([
      { postalCode: "44600", name: "Saint-Nazaire" },
    ]);
  });

  it("looks in the country asked for", () => {
    expect(searchCities("gen", "CH")).toEqual([{ postalCode: "1201", name: "Genève" }]);
    expect(searchCities("geneva", "CH")).toEqual([{ postalCode: "1201", name: "Geneva" }]);
    expect(searchCities("nantes", "CH")).toEqual([]);
    expect(searchCities("london", "GB")).toEqual([{ postalCode: "WC2N", name: "London" }]);
  });

  it("gives at most the rows asked for, and none for a letter", () => {
    expect(searchCities("saint", "FR", 5)).toHaveLength(5);
    expect(searchCities("s", "FR")).toEqual([]);
    expect(searchCities("", "FR")).toEqual([]);
  });
});
