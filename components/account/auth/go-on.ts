import { CookiesRefused } from "@/components/forms/use-call";
import { hasSession } from "@/components/session/has-session";
import { tellSession } from "@/components/session/session-news";
import { isPanelPath, isSpaceStart } from "@/lib/rules/site/private-path";
import { returnPath } from "@/lib/rules/site/return-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";

/** The places of the login itself. */
const OWN_PLACES = new Set(["#login", "#register", "#content"]);

/**
 * Goes where one was going before one had to log in, or else back to the login, which leads a member
 * to their space and staff to the panel; always by a full load, so that nothing of the visitor's pages
 * is left. The other tabs are told that a session has begun,
 * and what another member had begun in this one is forgotten.
 * @param returnTo what the provider has kept, which comes first
 * @param next what the page was called with
 * @throws CookiesRefused where the browser has kept no session: the next page would ask for it again
 */
export async function goOn(
  locale: Locale,
  returnTo: string | null,
  next?: string | undefined,
): Promise<"leaves"> {
  if (!hasSession()) throw new CookiesRefused("The session's cookie was not kept");
  if (useAuth.getState().status === "member") {
    const { forgetVisitor } = await import("@/stores/forget-visitor");
    forgetVisitor();
  }
  tellSession("opened");
  const asked = returnPath(returnTo) ?? returnPath(next ?? null);
  const to = asked && !isByRole(asked) ? asked : wayByRole(locale, asked);
  // A redirect to the login has left the place in the page in the address alone.
  const place = to.includes("#") || OWN_PLACES.has(location.hash) ? "" : location.hash;
  // An address that differs in nothing is not loaded anew where it names a place in the page.
  const { pathname, search, hash } = location;
  if (place && to + place === pathname + search + hash) window.location.reload();
  else window.location.assign(to + place);
  return "leaves";
}

/** True for what only some may open, which the login knows once it knows who came. */
const isByRole = (path: string): boolean => isPanelPath(path) || isSpaceStart(path);

/** Back to the login, which leads on by the role. */
function wayByRole(locale: Locale, asked: string | undefined): string {
  const query = asked ? `?${new URLSearchParams({ next: asked })}` : "";
  return localisedPath(`/auth${query}`, locale);
}
