import { expect, it } from "vitest";
import { unbrokenName } from "./unbroken-name";

it.each([
  ["", ""],
  ["Millésime : 2024 - Format : Magnum", "Millésime\u00a0: 2024 - Format\u00a0: Magnum"],
])("a screen that calls « %s » by its name breaks no line before a colon", (name, shown) => {
  expect(unbrokenName(name)).toBe(shown);
});
