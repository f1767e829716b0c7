import { expect, it } from "vitest";
import { wineEnergy } from "./wine-energy";

it.each([
  [0, 0, { kj: 0, kcal: 0 }],
  [12, 0.3, { kj: 280, kcal: 67 }],
  [11.5, 6.5, { kj: 374, kcal: 90 }],
])("of %d %% vol. and %d g of carbohydrates is %j", (alcohol, carbohydrates, energy) => {
  expect(wineEnergy(alcohol, carbohydrates)).toEqual(energy);
});
