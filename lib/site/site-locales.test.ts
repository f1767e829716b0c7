import { expect, it } from "vitest";
import { siteLocales, wordlessLanguages } from "./site-locales";

const site = (...languages: [code: string, isValid: boolean][]) =>
  ({ languages: languages.map(([code, isValid]) => ({ code, isValid })) }) as never;

it("answers in the valid languages that the product has words for, and in French", () => {
  expect(siteLocales(site(["fr_FR", true], ["en", true]))).toEqual(["fr", "en"]);
  expect(siteLocales(site(["en_US", true], ["de_DE", true]))).toEqual(["fr", "en"]);
  expect(siteLocales(site(["fr_FR", true], ["en", false]))).toEqual(["fr"]);
  expect(siteLocales(undefined)).toEqual(["fr", "en"]);
});

it("names the languages that the product has no words for", () => {
  expect(wordlessLanguages(site(["fr_FR", true], ["de_DE", true], ["it", false]))).toEqual([
    "de_DE",
  ]);
  expect(wordlessLanguages(undefined)).toEqual([]);
});
