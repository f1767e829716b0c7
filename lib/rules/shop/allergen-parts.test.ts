import { expect, it } from "vitest";
import { allergenParts } from "./allergen-parts";

it.each([
  ["", []],
  ["Raisins", ["Raisins"]],
  ["Raisins, *sulfites*", ["Raisins, ", "SULFITES"]],
  ["*lait*, sucre, *œuf*", ["LAIT", ", sucre, ", "ŒUF"]],
  ["un seul * signe", ["un seul ", " SIGNE"]],
])("%j", (ingredients, wanted) => {
  expect(
    allergenParts(ingredients).map(({ text, isAllergen }) =>
      isAllergen ? text.toUpperCase() : text,
    ),
  ).toEqual(wanted);
});
