import { expect, it } from "vitest";
import { stockAfterCount } from "./stock-count";

it.each([
  ["all is there", 12, 3, 9],
  ["a bottle is missing", 11, 3, 8],
  ["a bottle more than was known", 13, 3, 10],
  ["what is there waits for orders", 3, 3, 0],
  ["fewer than orders wait for", 2, 3, -1],
])("of a shelf that was counted, %s", (_, counted, held, left) => {
  expect(stockAfterCount({ counted, held })).toBe(left);
});
