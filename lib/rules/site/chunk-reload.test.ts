import { expect, it } from "vitest";
import { mayReload } from "./chunk-reload";

it.each([
  [null, 1000, true],
  [1000, 60_999, false],
  [1000, 61_000, true],
  // A clock that was set back must not lock the page out.
  [90_000, 1000, true],
])("after a reload at %s, at %s: %s (§8)", (last, now, may) => {
  expect(mayReload(last, now)).toBe(may);
});
