import { expect, it } from "vitest";
import { offeredDeclination } from "./offered-declination";

it.each([
  [[], undefined],
  [["IN", "IN"], 0],
  [["OUT", "LOW", "IN"], 1],
  [["OUT", "OUT"], 0],
] as const)("of %j number %s is offered", (states, index) => {
  const declinations = states.map((state) => ({ stock: { state } }));
  expect(offeredDeclination(declinations)).toBe(
    index === undefined ? undefined : declinations[index],
  );
});
