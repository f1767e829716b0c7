import { expect, it } from "vitest";
import { placeLine, placeName } from "./place-line";

const NANTES = {
  label: "Nantes (44000)",
  kind: "TOWN",
  postalCode: "44000",
  city: "Nantes",
} as const;
const AIRPORT = {
  label: "Aéroport Nantes Atlantique",
  kind: "AIRPORT",
  postalCode: "44340",
  city: "Bouguenais",
} as const;
const DOUE = {
  label: "Doué-la-Fontaine, Doué-en-Anjou (49700)",
  kind: "TOWN",
  postalCode: "49700",
  city: "Doué-en-Anjou",
} as const;
const GENEVA = {
  label: "Genève (Suisse)",
  kind: "TOWN",
  postalCode: "1200",
  city: "Genève",
} as const;

it.each([
  ["a town", NANTES, "Nantes (44000)"],
  ["a street in it", { ...NANTES, address: "12 rue Crébillon" }, "12 rue Crébillon, 44000 Nantes"],
  [
    "a street in a former commune",
    { ...DOUE, address: "3 place Flandres" },
    "3 place Flandres, Doué-la-Fontaine, Doué-en-Anjou (49700)",
  ],
  ["a hotel abroad", { ...GENEVA, address: "Hôtel du Lac" }, "Hôtel du Lac, Genève (Suisse)"],
  ["an airport", AIRPORT, "Aéroport Nantes Atlantique, 44340 Bouguenais"],
  [
    "a hall of it",
    { ...AIRPORT, address: "Hall 4" },
    "Aéroport Nantes Atlantique, Hall 4, 44340 Bouguenais",
  ],
  [
    "an address of a geocoder",
    { ...NANTES, kind: "ADDRESS", label: "12 Rue Crébillon 44000 Nantes" } as const,
    "12 Rue Crébillon 44000 Nantes",
  ],
])("%s is one line", (_name, place, line) => {
  expect(placeLine(place)).toBe(line);
});

it.each([
  ["a town", NANTES, "Nantes (44000)"],
  ["a street", { ...NANTES, address: "12 rue Crébillon" }, "12 rue Crébillon, 44000 Nantes"],
  ["an airport", { ...AIRPORT, address: "Hall 4" }, "Aéroport Nantes Atlantique"],
])("%s has a name", (_name, place, name) => {
  expect(placeName(place)).toBe(name);
});
