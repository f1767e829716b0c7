import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { isPanelPath } from "./private-path";

/**
 * Returns the address of the same page in another language, with its query: its filters, its key,
 * and the target of the login, in that language too.
 * @param href of the page in that language, which may have a query of its own
 * @param here query and hash of the page in this language
 */
export function sameAddressIn(
  href: string,
  here: { search: string; hash: string },
  locale: Locale,
): string {
  if (!here.search) return href + here.hash;
  const path = href.split("?", 1)[0] ?? href;
  const query = new URLSearchParams(here.search);
  const next = query.get("next");
  if (!next || isPanelPath(next)) return path + here.search + here.hash;
  query.set("next", localisedPath(next, locale));
  return `${path}?${query}${here.hash}`;
}
