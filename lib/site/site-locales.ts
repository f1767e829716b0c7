import type { SiteInfo } from "@/lib/contract/site";
import { DEFAULT_LOCALE, LOCALES, type Locale, localeFromCode } from "@/lib/rules/text/locale-code";

/**
 * Returns the locales in which a site answers: those of its valid languages, and the default one in
 * any case, for its pages have no prefix. All of them while the site's info is not known.
 */
export function siteLocales(info: Pick<SiteInfo, "languages"> | undefined): Locale[] {
  if (!info) return [...LOCALES];
  const isValid = (locale: Locale) =>
    info.languages.some((language) => language.isValid && localeFromCode(language.code) === locale);
  return LOCALES.filter((locale) => locale === DEFAULT_LOCALE || isValid(locale));
}

export const wordlessLanguages = (info: Pick<SiteInfo, "languages"> | undefined): string[] =>
  (info?.languages ?? [])
    .filter(({ code, isValid }) => isValid && !localeFromCode(code))
    .map(({ code }) => code);
