import { isPanelPath } from "@/lib/rules/site/private-path";
import { type Locale, localeOfPath } from "@/lib/rules/text/locale-code";
import { panelLocale } from "@/lib/site/panel-locale";

/**
 * Finds the language of a page: in its path, or in a cookie for the panel, which has one path for
 * all languages.
 * @param cookies the header of the call
 */
export function pageLocale(path: string, cookies = ""): Locale {
  if (!isPanelPath(path)) return localeOfPath(path);
  return panelLocale((name) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1]);
}
