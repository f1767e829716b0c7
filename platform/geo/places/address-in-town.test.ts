import { describe, expect, it } from "vitest";
import { placeLine } from "@/lib/rules/booking/place-line";
import { addressesInTown } from "./address-in-town";
import { gazetteerSearch } from "./geocoder";
import { likelyTowns } from "./likely-places";
import { withoutCountry } from "./without-country";

const lines = (search: string) => addressesInTown(search, "fr").map(placeLine);

describe("what is typed around the name of a town is an address in it", () => {
  it.each([
    ["12 rue Crébillon Nantes", "12 rue Crébillon, 44000 Nantes"],
    ["12 rue crebillon, 44000 Nantes", "12 rue Crebillon, 44000 Nantes"],
    ["12 rue crébillon nantes", "12 rue Crébillon, 44000 Nantes"],
    ["12 rue Crébillon 44000", "12 rue Crébillon, 44000 Nantes"],
    ["Nantes, Hôtel de France", "Hôtel de France, 44000 Nantes"],
    ["Nantes, 12 rue Crébillon", "12 rue Crébillon, 44000 Nantes"],
    ["44000 Nantes 12 rue Crébillon", "12 rue Crébillon, 44000 Nantes"],
    ["12 rue Crébillon Nan", "12 rue Crébillon, 44000 Nantes"],
    ["Hôtel Radisson Nantes", "Hôtel Radisson, 44000 Nantes"],
    ["Radisson Blu,Nantes", "Radisson Blu, 44000 Nantes"],
    [
      "Hôtel Sozo, 16 rue Frédéric Cailliaud Nantes",
      "Hôtel Sozo, 16 rue Frédéric Cailliaud, 44000 Nantes",
    ],
    ["Airbus Bouguenais", "Airbus, 44340 Bouguenais"],
    ["5 boulevard de la Plage Saint-Nazaire", "5 boulevard de la Plage, 44600 Saint-Nazaire"],
    ["5 bd de la Plage st nazaire", "5 bd de la Plage, 44600 Saint-Nazaire"],
    ["9 avenue de Paris 44600 Saint-Nazaire", "9 avenue de Paris, 44600 Saint-Nazaire"],
    ["rue de Nantes Rezé", "rue de Nantes, 44400 Rezé"],
    [
      "8 avenue du Général de Gaulle La Baule",
      "8 avenue du Général de Gaulle, 44500 La Baule-Escoublac",
    ],
    ["10 rue de Rivoli 75004 Paris", "10 rue de Rivoli, 75004 Paris"],
  ])("« %s » is %s", (search, line) => {
    expect(lines(search)[0]).toBe(line);
  });

  it.each([
    ["a street named after a town", "12 rue de Nantes"],
    ["a street without a town", "12 rue Crébillon"],
    ["a hotel without a town", "Hôtel Radisson"],
    ["a street that is being typed", "12 rue Cré"],
    ["a number and a town", "12 Nantes"],
    ["a town", "Nantes"],
    ["nothing", " , "],
  ])("%s is none", (_name, search) => {
    expect(lines(search)).toEqual([]);
  });

  it.each([
    ["12 rue Crébillon, 44000 Nantes, France", "12 rue Crébillon 44000 Nantes"],
    ["Genève (Suisse)", "Genève"],
    ["Hotel Bristol Geneva Switzerland", "Hotel Bristol Geneva"],
    ["Londres, Royaume-Uni", "Londres"],
    ["Hôtel de France", "Hôtel de France"],
    ["Monaco", "Monaco"],
  ])("« %s » is looked for as « %s »", (search, text) => {
    expect(withoutCountry(search)).toBe(text);
  });

  it("is found with its country too", async () => {
    const [first] = await gazetteerSearch("Genève (Suisse)", "fr");
    expect(first).toMatchObject({ label: "Genève (Suisse)" });
    expect(first).not.toHaveProperty("address");
    const [street] = await gazetteerSearch("12 rue Crébillon, 44000 Nantes, France", "fr");
    expect(street && placeLine(street)).toBe("12 rue Crébillon, 44000 Nantes");
  });

  it("lies where its town lies, however it is written", async () => {
    const [town] = await gazetteerSearch("nantes", "fr");
    const [address] = await gazetteerSearch("12 rue Crébillon Nantes", "fr");
    expect(address).toEqual({ ...town, address: "12 rue Crébillon" });
    const [english] = await gazetteerSearch("Hotel Bristol Geneva", "en");
    expect(english && placeLine(english)).toBe("Hotel Bristol, Geneva (Switzerland)");
  });

  it("is no longer than an address line, whatever is typed", () => {
    const [long] = addressesInTown(`${"a".repeat(300)} Nantes`, "fr");
    expect(long?.address).toHaveLength(160);
    expect(addressesInTown("Nantes ".repeat(40), "fr")).toBeDefined();
  });
});

describe("an address that names no town may be in a town near the company", () => {
  const OFFICE = { lat: 47.21, lng: -1.56 };

  it("the larger and the nearer first", () => {
    const towns = likelyTowns("Hôtel Radisson", "fr", OFFICE).map(placeLine);
    expect(towns).toHaveLength(5);
    expect(towns[0]).toBe("Hôtel Radisson, 44000 Nantes");
    expect(towns).toContain("Hôtel Radisson, 44800 Saint-Herblain");
  });

  it.each(["", "zzz", "1234", "💥💥💥"])("but not for « %s »", (search) => {
    expect(likelyTowns(search, "fr", OFFICE)).toEqual([]);
  });
});
