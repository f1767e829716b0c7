import { expect, it } from "vitest";
import { placeNamed } from "./place-named";

const found = ["Nantes (44000)", "Gare de Nantes", "Nantes-en-Ratier (38350)"].map((label) => ({
  label,
}));

it.each([
  ["Nantes (44000)", "Nantes (44000)"],
  ["nantes", "Nantes (44000)"],
  ["GARE DE NANTES", "Gare de Nantes"],
  ["Gare", undefined],
  ["Nante", undefined],
  ["", undefined],
])("%s means %s", (name, label) => {
  expect(placeNamed(name, found)?.label).toBe(label);
});

const address = { label: "La Baule-Escoublac (44500)", address: "3 avenue des Ibis" };

it("an address in the one town that it names means that address", () => {
  const name = "3 avenue des ibis, la baule";
  expect(placeNamed(name, [address])).toBe(address);
  expect(placeNamed(name, [{ ...address, isGuess: true }])).toBeUndefined();
  expect(placeNamed(name, [address, { ...address, label: "Nantes (44000)" }])).toBeUndefined();
  expect(placeNamed("Gare", [{ label: "Gare de Nantes" }])).toBeUndefined();
});
