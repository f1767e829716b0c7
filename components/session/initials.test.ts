import { expect, it } from "vitest";
import { initials } from "./initials";

it.each([
  ["Anne-Sophie", "Le Bihan", "AL"],
  ["émile", " d’Artagnan", "ÉD"],
  ["𝒜da", "", "𝒜"],
])("%s %s is %s", (firstname, lastname, expected) => {
  expect(initials({ firstname, lastname })).toBe(expected);
});
