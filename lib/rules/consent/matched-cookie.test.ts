import { expect, it } from "vitest";
import { isMatched } from "./matched-cookie";

it.each([
  ["_ga", "_ga", true],
  ["_ga", "_ga_X1", false],
  ["_ga_*", "_ga_X1", true],
  ["_ga_*", "_ga", false],
  ["_pk_id.*", "_pk_id.1.1fff", true],
  ["_pk_id.*", "token", false],
])("%s stands for %s: %s", (pattern, name, isIt) => {
  expect(isMatched(pattern, name)).toBe(isIt);
});
