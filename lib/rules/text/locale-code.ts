/** Languages of the site as `Intl` and addresses name them. */
export const LOCALES = ["fr", "en"] as const;
export type Locale = (typeof LOCALES)[number];

/** French needs no prefix (§2). */
export const DEFAULT_LOCALE: Locale = "fr";

/** Returns the code of a locale in `userLang` and in stored data (§2 "Locale shortcuts", §7). */
export const codeFromLocale = (locale: Locale): "fr_FR" | "en" =>
  locale === "fr" ? "fr_FR" : "en";

/** Returns the locale of a language code: `fr_FR` is fr, `en_US` is en. */
export function localeFromCode(code: string): Locale | undefined {
  const language = code.toLowerCase().split(/[_-]/, 1)[0];
  return LOCALES.find((locale) => locale === language);
}

/** Returns the locale that a path names (§2): the longest matching prefix, else the default. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split(/[/?#]/, 2)[1];
  return LOCALES.find((locale) => locale === first) ?? DEFAULT_LOCALE;
}

/**
 * Returns a path of the site in a language: French without a prefix, English under /en, home `/`
 * and `/en`. Query and hash stay; a path that has a prefix already changes it. A value that is no
 * path (`#top`, `tel:`, another site's address) comes back as it is. The result has one slash in
 * front, never two: `/en//elsewhere.example` without its prefix would else lead to another site.
 */
export function localisedPath(path: string, locale: Locale): string {
  if (!path.startsWith("/")) return path;
  const [, bare = "", queryAndHash = ""] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  // Browsers take a backslash for a slash, and drop tabs and line ends.
  const rest = bare.replace(/^(?:[/\\\s]+(?:fr|en)(?=[/\\\s]|$))*[/\\\s]*/, "");
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  return (rest ? `${prefix}/${rest}` : prefix || "/") + queryAndHash;
}
