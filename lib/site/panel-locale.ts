import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/rules/text/locale-code";

export const PANEL_LOCALE_COOKIE = "panelLocale";

/** Cookie of the language chosen on the site (§2). */
const SITE_LOCALE_COOKIE = "locale";

/**
 * Returns the language of the panel in a browser: the one that was chosen there, else on the site,
 * else the default one.
 * @param cookie the value of a cookie of that browser
 */
export function panelLocale(cookie: (name: string) => string | undefined): Locale {
  const kept = [PANEL_LOCALE_COOKIE, SITE_LOCALE_COOKIE].map(cookie);
  return kept.find((value): value is Locale => LOCALES.includes(value as Locale)) ?? DEFAULT_LOCALE;
}
