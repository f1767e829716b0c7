import { expect, it } from "vitest";
import { keptPassword, passwordForms } from "./kept-password";

const COMPOSED = "cr\u00e8me br\u00fbl\u00e9e";
const IN_PIECES = COMPOSED.normalize("NFD");

it("keeps one form of a password, whatever keyboard it is typed with", () => {
  expect(keptPassword(IN_PIECES)).toBe(COMPOSED);
  expect(keptPassword(COMPOSED)).toBe(COMPOSED);
  expect(keptPassword("\uff11\uff12 signes")).toBe("12 signes");
});

it.each([
  ["kestrel 72", ["kestrel 72"]],
  [COMPOSED, [COMPOSED, IN_PIECES]],
  [IN_PIECES, [COMPOSED, IN_PIECES]],
  ["\u2460 two", ["1 two", "\u2460 two"]],
])("tries %j in each form that it may have been kept in", (typed, forms) => {
  expect(passwordForms(typed)).toEqual(forms);
});
