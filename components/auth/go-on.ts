import { type Locale, localisedPath } from "@/lib/rules/locale-code";
import { returnPath } from "@/lib/rules/return-path";

/**
 * Goes where one was going before one had to log in, or else to one's space; always by a full load,
 * so that nothing of the visitor's pages is left.
 * @param returnTo what the provider has kept, which comes first
 * @param next what the page was called with
 */
export function goOn(locale: Locale, returnTo: string | null, next?: string | undefined): "leaves" {
  window.location.assign(
    returnPath(returnTo) ?? returnPath(next ?? null) ?? localisedPath("/account", locale),
  );
  return "leaves";
}
