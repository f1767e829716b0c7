import { expect, it } from "vitest";
import { canBeTexted } from "./can-be-texted";

it.each([
  ["+33639980102", true],
  ["+33739980102", true],
  ["+33240000000", false],
  ["+33970000000", false],
  ["+447700900123", true],
])("a text message to %s can arrive: %s", (phone, expected) => {
  expect(canBeTexted(phone)).toBe(expected);
});
