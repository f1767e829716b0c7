import fc from "fast-check";
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

  it.each(["#top", "tel:+33240000000", "mailto:a@b.example", "https://elsewhere.example/en/x"])(
    "%s is no path of the site and stays",
    (href) => expect(localisedPath(href, "en")).toBe(href),
  );

  it.each([
    ["/en//elsewhere.example", "/elsewhere.example"],
    ["//elsewhere.example", "/elsewhere.example"],
    ["/en/\\elsewhere.example", "/elsewhere.example"],
    ["/en/\t/elsewhere.example", "/elsewhere.example"],
    ["/en/fr/x", "/x"],
    ["/en/", "/"],
  ])("%j never leads to another site", (path, expected) => {
    expect(localisedPath(path, "fr")).toBe(expected);
  });

  it("stays on the site, in the language asked for, however often it is applied", () => {
    const piece = fc.constantFrom("/", "en", "fr", "x", "\\", "\t", "?a=1", "#b", "é");
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom(...LOCALES), (pieces, locale) => {
        const path = localisedPath(`/${pieces.join("")}`, locale);
        expect(new URL(path, "https://site.example").host).toBe("site.example");
        expect(localeOfPath(path)).toBe(locale);
        expect(localisedPath(path, locale)).toBe(path);
      }),
    );
  });
});
