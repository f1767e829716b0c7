import { expect, it } from "vitest";
import { streetLine } from "./street-line";

it.each([
  ["12 rue crébillon", "12 rue Crébillon"],
  ["3 bis quai de l’île gloriette", "3 bis quai de l’Île Gloriette"],
  ["8, rue du général-de-gaulle", "8, rue du Général-de-Gaulle"],
  ["14 quai de la fosse, bâtiment b", "14 quai de la Fosse, Bâtiment B"],
  ["5 avenue d'ancenis", "5 avenue d'Ancenis"],
  ["12 rue Crébillon", "12 rue Crébillon"],
  ["12 RUE CRÉBILLON", "12 RUE CRÉBILLON"],
  ["chez paul", "chez paul"],
  ["hôtel de france", "hôtel de france"],
  ["voie 3, quai b", "voie 3, quai b"],
  ["", ""],
])("writes %s as %s", (typed, written) => {
  expect(streetLine(typed)).toBe(written);
  expect(streetLine(written)).toBe(written);
});
