import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { City, Country, FoundPlace } from "@/lib/contract/geography";
import type { LanguageCode } from "@/lib/contract/locale";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;

beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());

describe("GET /countries", () => {
  const countries = (language: LanguageCode) =>
    platform.data<Country[]>("GET", "/countries", { language });

  it("has them by their name in the caller’s language, in its order", async () => {
    const [french, english] = [await countries("fr_FR"), await countries("en")];
    expect(french).toHaveLength(249);
    const names = french.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "fr")));
    // É sorts with E, not after Z.
    expect(names.indexOf("Égypte")).toBeLessThan(names.indexOf("Finlande"));
    expect(english.find(({ id }) => id === 276)).toEqual({
      id: 276,
      alphaTwo: "DE",
      alphaThree: "DEU",
      numCode: "276",
      name: "Germany",
    });
  });
});

describe("GET /cities", () => {
  const cities = (path: string) => platform.data<City[]>("GET", `/cities/${path}`);

  it("finds towns by their beginning or their postcode, in the country asked for", async () => {
    expect(await cities("nantes/250")).toContainEqual({ postalCode: "44000", name: "Nantes" });
    expect(await cities(`${encodeURIComponent("saint-naz")}/250`)).toContainEqual({
      postalCode: "44600",
      name: "Saint-Nazaire",
    });
    expect((await cities("49100/250"))[0]).toEqual({ postalCode: "49100", name: "Angers" });
    expect(await cities("nantes/756")).toEqual([]);
    expect(await cities(`${encodeURIComponent("%_'\"")}/250`)).toEqual([]);
  });

  it("knows no country that is none", async () => {
    expect((await platform.call("GET", "/cities/nantes/1")).status).toBe(404);
    expect((await platform.call("GET", "/cities/nantes/france")).status).toBe(422);
  });
});

describe("GET /place", () => {
  const places = (search: string, language: LanguageCode = "fr_FR") =>
    platform.data<FoundPlace[]>("GET", `/place?search=${encodeURIComponent(search)}`, { language });

  it("finds towns, airports and stations, in the caller’s language", async () => {
    expect((await places("aeroport nant"))[0]).toEqual({
      label: "Aéroport Nantes Atlantique",
      kind: "AIRPORT",
      postalCode: "44340",
      city: "Bouguenais",
      country: "FR",
      lat: 47.157,
      lng: -1.6005,
      meetingPoint: "Hall des arrivées, à la sortie de la livraison des bagages",
      signature: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await places("nantes airport", "en"))[0]?.label).toBe("Nantes Atlantique Airport");
    expect((await places("  ANGERS "))[0]).toMatchObject({ kind: "TOWN", city: "Angers" });
  });

  it("finds a street or a hotel in the town that is named with it, at the town's point", async () => {
    const [nantes] = await places("nantes");
    expect(await places("12 rue Crébillon Nantes")).toEqual([
      { ...nantes, address: "12 rue Crébillon" },
    ]);
  });

  it("asks in which town it is where none is named", async () => {
    const towns = await places("Hôtel Radisson");
    expect(towns.map(({ isGuess, address }) => [isGuess, address])).toEqual(
      Array(5).fill([true, "Hôtel Radisson"]),
    );
    expect(towns[0]).toMatchObject({ kind: "TOWN", city: "Nantes" });
  });

  it("knows the usual airports and stations, the company’s own first, signed like all others", async () => {
    const usual = await platform.data<FoundPlace[]>("GET", "/place?usual=true");
    expect(usual).toHaveLength(6);
    expect(usual.slice(0, 2).map(({ label }) => label)).toEqual([
      "Gare de Nantes",
      "Aéroport Nantes Atlantique",
    ]);
    const [station] = await places("gare de nantes");
    expect(usual[0]).toEqual(station);
  });

  it("finds nothing for nothing, and refuses a search without end", async () => {
    for (const search of ["", " ", "a", "zzz", "\u0000", "💥"]) {
      expect(await places(search)).toEqual([]);
    }
    expect(await platform.data("GET", "/place")).toEqual([]);
    const { status, answer } = await platform.call("GET", `/place?search=${"a".repeat(201)}`);
    expect({ status, data: answer.data }).toMatchObject({
      status: 422,
      data: { errors: { search: { code: "TOO_LONG" } } },
    });
  });
});
