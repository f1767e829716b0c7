import { expect, it } from "vitest";
import { panelLocale } from "./panel-locale";

it.each([
  [{}, "fr"],
  [{ locale: "en" }, "en"],
  [{ locale: "en", panelLocale: "fr" }, "fr"],
  [{ locale: "de", panelLocale: "" }, "fr"],
  [{ locale: "en", panelLocale: "de" }, "en"],
] as [Record<string, string>, string][])("of %o is %s", (cookies, locale) => {
  expect(panelLocale((name) => cookies[name])).toBe(locale);
});
