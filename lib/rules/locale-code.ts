export const LOCALES = ["fr", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "fr";
export const codeFromLocale = (locale: Locale): "fr_FR" | "en" => (locale === "fr" ? "fr_FR" : "en");
export const localeOfPath = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? "en" : "fr");
