import { expect, it } from "vitest";
import { shortName } from "./short-name";

it.each([
  ["Clisson (44190)", "Clisson"],
  ["Gare de Nantes", "Gare de Nantes"],
  ["3 avenue des Ibis, 44500 La Baule-Escoublac", "3 avenue des Ibis, 44500 La Baule-Escoublac"],
])("%s is %s in short", (name, short) => {
  expect(shortName(name)).toBe(short);
});
