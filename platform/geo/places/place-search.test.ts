import { describe, expect, it } from "vitest";
import { foundPlaceSchema } from "@/lib/contract/geography";
import { placeIndex } from "./place-index";
import { searchPlaces } from "./place-search";

const labels = (search: string, locale: "fr" | "en" = "fr") =>
  searchPlaces(search, locale).map(({ label }) => label);

describe("searchPlaces", () => {
  it.each([
    // Towns, as visitors type them.
    ["nantes", "Nantes (44000)"],
    ["NANTES", "Nantes (44000)"],
    ["st nazaire", "Saint-Nazaire (44600)"],
    ["Saint-Nazaire", "Saint-Nazaire (44600)"],
    ["saint nazaire 44600", "Saint-Nazaire (44600)"],
    ["saint herblain", "Saint-Herblain (44800)"],
    ["st seb", "Saint-Sébastien-sur-Loire (44230)"],
    ["l'ile d'yeu", "L’Île-d’Yeu (85350)"],
    ["ile d’yeu", "L’Île-d’Yeu (85350)"],
    ["la baule", "La Baule-Escoublac (44500)"],
    ["le mans", "Le Mans (72000)"],
    ["sables d'olonne", "Les Sables-d’Olonne (85100)"],
    ["noirm", "Noirmoutier-en-l’Île (85330)"],
    ["chateaubriant", "Châteaubriant (44110)"],
    ["doué la fontaine", "Doué-la-Fontaine, Doué-en-Anjou (49700)"],
    ["paris", "Paris (75001)"],
    ["75008", "Paris (75008)"],
    ["paris 15", "Paris (75015)"],
    ["lyon 3ème", "Lyon (69003)"],
    ["44600", "Saint-Nazaire (44600)"],
    ["44300", "Nantes (44300)"],
    // Airports, stations and destinations.
    ["aeroport", "Aéroport Nantes Atlantique"],
    ["aéroport de nantes", "Aéroport Nantes Atlantique"],
    ["nantes aeroport", "Aéroport Nantes Atlantique"],
    ["NTE", "Aéroport Nantes Atlantique"],
    ["cdg", "Aéroport Paris-Charles-de-Gaulle"],
    ["roissy", "Aéroport Paris-Charles-de-Gaulle"],
    ["orly", "Aéroport Paris-Orly"],
    ["gare nantes", "Gare de Nantes"],
    ["gare sncf nantes", "Gare de Nantes"],
    ["gare du mans", "Gare du Mans"],
    ["gare st laud", "Gare d’Angers-Saint-Laud"],
    ["montparnasse", "Gare de Paris-Montparnasse"],
    ["puy du fou", "Puy du Fou"],
    ["24 heures", "Circuit des 24 Heures du Mans"],
    ["cité des congrès", "Cité des congrès de Nantes"],
    ["croisière", "Port de Saint-Nazaire – Terminal croisières"],
    // Abroad.
    ["genève", "Genève (Suisse)"],
    ["londres", "Londres (Royaume-Uni)"],
    ["saint helier", "Saint-Hélier (Jersey)"],
    ["monaco", "Monaco (98000)"],
  ])("« %s » finds %s first", (search, label) => {
    expect(labels(search)[0]).toBe(label);
  });

  it.each([
    ["nantes airport", "Nantes Atlantique Airport"],
    ["airport", "Nantes Atlantique Airport"],
    ["nantes train station", "Nantes station"],
    ["le mans 24 hours", "Le Mans 24 Hours Circuit"],
    ["angers castle", "Angers Castle"],
    ["eiffel tower", "Eiffel Tower"],
    ["cruise", "Saint-Nazaire Cruise Terminal"],
    ["london", "London (United Kingdom)"],
    ["geneva", "Geneva (Switzerland)"],
    ["brussels", "Brussels (Belgium)"],
    ["la baule", "La Baule-Escoublac (44500)"],
  ])("“%s” finds %s first in English", (search, label) => {
    expect(labels(search, "en")[0]).toBe(label);
  });

  it("offers a town's airport and station right after it", () => {
    expect(labels("rennes").slice(0, 3)).toEqual([
      "Rennes (35000)",
      "Aéroport Rennes Bretagne",
      "Gare de Rennes",
    ]);
  });

  it("lists the communes of a postcode by their inhabitants", () => {
    expect(labels("44640")).toEqual([
      "Saint-Jean-de-Boiseau (44640)",
      "Le Pellerin (44640)",
      "Rouans (44640)",
      "Vue (44640)",
      "Cheix-en-Retz (44640)",
    ]);
  });

  it("answers in the shape of the contract, with the country", () => {
    const [geneva] = searchPlaces("geneve", "fr");
    expect(geneva).toEqual({
      label: "Genève (Suisse)",
      kind: "TOWN",
      postalCode: "1201",
      city: "Genève",
      country: "CH",
      lat: 46.2022,
      lng: 6.1457,
    });
    for (const place of searchPlaces("saint", "fr", 5000)) foundPlaceSchema.parse(place);
  });

  it("wants every word", () => {
    expect(labels("nantes genève")).toEqual([]);
    expect(labels("gare zzz")).toEqual([]);
  });

  it.each(["", " ", "n", "-", "'", "é"])("finds nothing for « %s »", (search) => {
    expect(searchPlaces(search, "fr")).toEqual([]);
  });

  it("gives eight places, or as many as asked for", () => {
    expect(searchPlaces("saint", "fr")).toHaveLength(8);
    expect(searchPlaces("saint", "fr", 3)).toHaveLength(3);
  });

  it("takes a very long search", () => {
    expect(searchPlaces("nantes ".repeat(10_000), "fr")[0]?.label).toBe("Nantes (44000)");
  });

  it.each(["fr", "en"] as const)("has no label twice in %s", (locale) => {
    const all = placeIndex().map((place) => place.show(locale, []).label);
    expect(all.length).toBeGreaterThan(3000);
    expect(all.filter((label, at) => all.indexOf(label) !== at)).toEqual([]);
  });
});
