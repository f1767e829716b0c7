import type { SiteData } from "@/demonstration/data/site-data";
import type { LanguageCode } from "@/lib/contract/locale";
import {
  PARAMETERS,
  parameterDefinition,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";

/** Returns the value of a site's parameter in a language, or the catalogue's default. */
export function valueIn(
  { parameters }: SiteData,
  key: string,
  language: LanguageCode,
): string | null {
  const value = parameters[key];
  if (value === undefined) return parameterDefinition(key)?.default ?? null;
  return value === null || typeof value === "string" ? value : value[language];
}

/** Lists the values of a site's parameter: one, or one for each language. */
export function valuesOf({ parameters }: SiteData, key: string): string[] {
  const value = parameters[key] ?? parameterDefinition(key)?.default ?? null;
  if (value === null) return [];
  return typeof value === "string" ? [value] : Object.values(value);
}

/** Returns the first of them, "" where there is none. */
export const firstValueOf = (site: SiteData, key: string): string => valuesOf(site, key)[0] ?? "";

export const allValuesIn = (site: SiteData, language: LanguageCode) =>
  Object.fromEntries(Object.keys(PARAMETERS).map((key) => [key, valueIn(site, key, language)]));
