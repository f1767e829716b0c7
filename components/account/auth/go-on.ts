import { tellSession } from "@/components/account/session/session-news";
import { returnPath } from "@/lib/rules/site/return-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";

/**
 * Goes where one was going before one had to log in, or else back to the login, which leads a member
 * to their space and staff to the panel; always by a full load, so that nothing of the visitor's pages
 * is left. The other tabs are told that a session has begun,
 * and what another member had begun in this one is forgotten.
 * @param returnTo what the provider has kept, which comes first
 * @param next what the page was called with
 */
export async function goOn(
  locale: Locale,
  returnTo: string | null,
  next?: string | undefined,
): Promise<"leaves"> {
  if (useAuth.getState().status === "member") {
    const { forgetVisitor } = await import("@/stores/forget-visitor");
    forgetVisitor();
  }
  tellSession("opened");
  window.location.assign(
    returnPath(returnTo) ?? returnPath(next ?? null) ?? localisedPath("/auth", locale),
  );
  return "leaves";
}
