import { expect, it } from "vitest";
import { saidIn } from "./said-in";

it.each([
  [{ fr_FR: "Blanc", en: "White" }, "en", "White"],
  [{ fr_FR: "Blanc", en: "" }, "en", "Blanc"],
  [{ fr_FR: null, en: "White" }, "fr_FR", "White"],
  [{ fr_FR: null, en: null }, "fr_FR", ""],
  [null, "en", ""],
] as const)("%j in %s is %j", (said, code, text) => {
  expect(saidIn(said, code)).toBe(text);
});
