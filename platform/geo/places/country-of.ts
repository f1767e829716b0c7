import type { Country } from "@/lib/contract/geography";
import type { LanguageCode } from "@/lib/contract/locale";
import { type CountryNames, countries } from "./countries";

const BY_ALPHA_TWO = new Map(countries.map((country) => [country.alphaTwo, country]));

/** Describes a country in the caller's language. */
export const countryIn = (
  { nameFr, nameEn, ...codes }: CountryNames,
  language: LanguageCode,
): Country => ({ ...codes, name: language === "en" ? nameEn : nameFr });

export const isCountry = (alphaTwo: string): boolean => BY_ALPHA_TWO.has(alphaTwo);

/** Finds the country of an ISO alpha-2 code. @throws RangeError when there is none */
export function countryOf(alphaTwo: string, language: LanguageCode): Country {
  const country = BY_ALPHA_TWO.get(alphaTwo);
  if (!country) throw new RangeError(`No country has the code ${alphaTwo}`);
  return countryIn(country, language);
}
