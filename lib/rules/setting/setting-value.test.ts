import { expect, it } from "vitest";
import { settingIn } from "./setting-value";

it.each([
  ["12", "en", "12"],
  [null, "en", null],
  [{ fr_FR: "Nantes", en: null }, "en", "Nantes"],
  [{ fr_FR: "Nantes", en: "Nantes, France" }, "en", "Nantes, France"],
  [{ fr_FR: "Nantes", en: "Nantes, France" }, "fr", "Nantes"],
  [{ fr_FR: null, en: null }, "en", null],
] as const)("%j in %s is %j", (value, locale, expected) => {
  expect(settingIn(value, locale)).toBe(expected);
});
