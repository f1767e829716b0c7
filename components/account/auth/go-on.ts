import { CookiesRefused } from "@/components/forms/use-call";
import { hasSession } from "@/components/session/has-session";
import { tellSession } from "@/components/session/session-news";
import { KEPT_PANEL_COOKIE } from "@/lib/api/kept-panel";
import { readCookie } from "@/lib/browser/cookies";
import { isPanelPath, isSpaceStart } from "@/lib/rules/site/private-path";
import { returnPath } from "@/lib/rules/site/return-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";

const OWN_PLACES = new Set(["#login", "#register", "#content"]);

/**
 * Returns to the page that asked for the login, or else to the login, which leads a member to their
 * space and staff to the panel. It is always a full load, so that nothing of the visitor's pages is
 * left. The other tabs are told that a session has begun, and the drafts of another member in this
 * tab are forgotten, as is the panel that the device keeps: it was that of the session before.
 * @param returnTo page kept by the provider, which comes first
 * @param next page named in the address
 * @throws CookiesRefused where the browser has kept no session: the next page would ask for it
 * again
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
  if (readCookie(KEPT_PANEL_COOKIE) !== null) {
    const { forgetKeptPanel } = await import("@/lib/browser/forget-kept-panel");
    await forgetKeptPanel().catch(() => undefined);
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

/** True for a page open to some roles only, which the login knows once it knows the caller. */
const isByRole = (path: string): boolean => isPanelPath(path) || isSpaceStart(path);

/** Returns the way back to the login, which leads on by the role. */
function wayByRole(locale: Locale, asked: string | undefined): string {
  const query = asked ? `?${new URLSearchParams({ next: asked })}` : "";
  return localisedPath(`/auth${query}`, locale);
}
