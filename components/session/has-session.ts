import { SITE_COOKIE } from "@/lib/api/site-cookie";
import { readCookie, removeCookie } from "@/lib/browser/cookies";

/**
 * True while this browser has a session of this site, whose id the document names; only the
 * provider knows whether it is still valid.
 */
export const hasSession = (): boolean =>
  readCookie(SITE_COOKIE) === (document.documentElement.dataset.site ?? "");

/** Forgets a session that turned out to be over: the next page need not ask again. */
export const forgetSession = (): void => {
  if (hasSession()) removeCookie(SITE_COOKIE);
};
