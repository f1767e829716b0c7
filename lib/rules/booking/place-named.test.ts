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
