import { expect, it } from "vitest";
import { lineError } from "./line-error";

it.each([
  [{ isSold: true, left: null, quantity: 600 }, null],
  [{ isSold: true, left: 3, quantity: 3 }, null],
  [{ isSold: true, left: 3, quantity: 4 }, "NOT_ENOUGH_LEFT"],
  [{ isSold: true, left: 0, quantity: 1 }, "OUT_OF_STOCK"],
  [{ isSold: false, left: null, quantity: 1 }, "NO_LONGER_SOLD"],
])("%o is %s", (line, problem) => {
  expect(lineError(line)).toBe(problem);
});
