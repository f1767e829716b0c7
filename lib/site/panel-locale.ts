import { DEFAULT_LOCALE, LOCALES, type Locale } from "@/lib/rules/text/locale-code";

/** What a browser keeps the language of the panel under, for the next time. */
export const PANEL_LOCALE_COOKIE = "panelLocale";

/** The language of the panel that a browser has kept, the default one while it has kept none. */
export const panelLocale = (kept: string | undefined): Locale =>
  LOCALES.find((locale) => locale === kept) ?? DEFAULT_LOCALE;
