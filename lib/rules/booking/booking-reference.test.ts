import { expect, it } from "vitest";
import { isReference } from "./booking-reference";

it.each([
  ["EST-7K3QD9", true],
  ["RES-ABCDEF", true],
  ["est-7K3QD9", false],
  ["EST-7K3QD", false],
  ["EST-7K3QD90", false],
  ["EST-0O1IAB", false],
  ["<b>EST-7K3QD9", false],
  ["", false],
])("%s is a reference: %s", (text, is) => {
  expect(isReference(text)).toBe(is);
});
