import { describe, expect, it } from "vitest";
import {
  codeFromLocale,
  LOCALES,
  localeFromCode,
  localeOfPath,
  localisedPath,
} from "./locale-code";

describe("locale codes (§2)", () => {
  it.each([
    ["fr_FR", "fr"],
    ["en", "en"],
    ["en_US", "en"],
    ["fr", "fr"],
    ["de_DE", undefined],
    ["", undefined],
  ])("%s is %s", (code, locale) => expect(localeFromCode(code)).toBe(locale));

  it.each(LOCALES)("%s comes back from its code", (locale) => {
    expect(localeFromCode(codeFromLocale(locale))).toBe(locale);
  });

  it.each([
    ["/", "fr"],
    ["/en", "en"],
    ["/en/tarifs", "en"],
    ["/entreprise", "fr"],
    ["/services/en", "fr"],
    ["/fr/x", "fr"],
  ])("%s is read in %s", (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it.each([
    ["/", "fr", "/"],
    ["/", "en", "/en"],
    ["/en", "fr", "/"],
    ["/en", "en", "/en"],
    ["/services/x", "en", "/en/services/x"],
    ["/en/services/x", "en", "/en/services/x"],
    ["/en/services/x", "fr", "/services/x"],
    ["/entreprise", "en", "/en/entreprise"],
    ["/?a=1#b", "en", "/en?a=1#b"],
    ["/en?a=1", "fr", "/?a=1"],
    ["/x#y", "en", "/en/x#y"],
  ] as const)("%s in %s is %s", (path, locale, expected) => {
    expect(localisedPath(path, locale)).toBe(expected);
    expect(localisedPath(expected, locale)).toBe(expected);
  });
});
