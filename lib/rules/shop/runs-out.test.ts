import { expect, it } from "vitest";
import { runsOut } from "./runs-out";

it.each([
  [0, true],
  [12, true],
  [13, false],
])("says of %s units whether they run out: %s", (quantity, isLow) => {
  expect(runsOut(quantity)).toBe(isLow);
});
