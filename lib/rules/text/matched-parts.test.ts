import { expect, it } from "vitest";
import { matchedParts } from "./matched-parts";

const marked = (text: string, typed: string) =>
  matchedParts(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join("");

it.each([
  ["Nantes (44000)", "nant", "[Nant]es (44000)"],
  ["Nantes (44000)", "44", "Nantes ([44]000)"],
  ["Aéroport Nantes Atlantique", "aeroport NANTES", "[Aéroport] [Nantes] Atlantique"],
  ["Angers-Saint-Laud", "st laud", "Angers-Saint-[Laud]"],
  ["12 rue Crébillon, 44000 Nantes", "12 rue crebillon", "[12] [rue] [Crébillon], 44000 Nantes"],
  ["L’Île-d’Yeu (85350)", "ile", "L’[Île]-d’Yeu (85350)"],
  ["Bœuf en daube", "boe", "[Bœ]uf en daube"],
  ["Bœuf en daube", "bo", "[Bœ]uf en daube"],
  ["Gießen", "giessen", "[Gießen]"],
  ["Łódź", "lod", "[Łód]ź"],
  ["Ne\u0301vez", "nev", "[Ne\u0301v]ez"],
  ["Paris (75001)", "", "Paris (75001)"],
  ["Paris (75001)", "a(*", "Paris (75001)"],
])("in « %s », « %s » is %s", (text, typed, parts) => {
  expect(marked(text, typed)).toBe(parts);
  expect(
    matchedParts(text, typed)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
