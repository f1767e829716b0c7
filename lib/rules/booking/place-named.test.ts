import { expect, it } from "vitest";
import type { FoundPlace } from "@/lib/contract/geography";
import { placeNamed } from "./place-named";

const town = (label: string) => ({ label, kind: "TOWN" as FoundPlace["kind"] });
const station = (label: string) => ({ label, kind: "STATION" as FoundPlace["kind"] });
const found = [
  town("Nantes (44000)"),
  station("Gare de Nantes"),
  town("Nantes-en-Ratier (38350)"),
  town("La Baule-Escoublac (44500)"),
  station("Gare de La Baule-Escoublac"),
  station("La Baule-Escoublac station"),
  town("Saint-Aubin-du-Désert (53700)"),
  town("Saint-Aubin-le-Dépeint (37370)"),
];

it.each([
  ["Nantes (44000)", "Nantes (44000)"],
  ["nantes", "Nantes (44000)"],
  ["GARE DE NANTES", "Gare de Nantes"],
  ["gare nantes", "Gare de Nantes"],
  ["la baule", "La Baule-Escoublac (44500)"],
  ["gare de la baule", "Gare de La Baule-Escoublac"],
  ["Gare", undefined],
  ["Nante", undefined],
  ["saint-aubin", undefined],
  ["de", undefined],
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
  expect(placeNamed("Gare", [station("Gare de Nantes")])).toBeUndefined();
});
