import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/rules/text/locale-code";

/** What a browser keeps the language of the panel under, for the next time. */
export const PANEL_LOCALE_COOKIE = "panelLocale";

/** What it keeps the language under that was chosen on the site (§2). */
const SITE_LOCALE_COOKIE = "locale";

/**
 * The language of the panel in a browser: the one that was chosen there, else on the site, else the
 * default one.
 * @param cookie the value of a cookie of that browser
 */
export function panelLocale(cookie: (name: string) => string | undefined): Locale {
  const kept = [PANEL_LOCALE_COOKIE, SITE_LOCALE_COOKIE].map(cookie);
  return kept.find((value): value is Locale => LOCALES.includes(value as Locale)) ?? DEFAULT_LOCALE;
}
