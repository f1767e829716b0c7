import Cookies from "js-cookie";
import { SITE_COOKIE } from "@/lib/api/site-cookie";

/**
 * True while this browser has a session of this site, whose id the document names; whether it is
 * still good, only the provider knows.
 */
export const hasSession = (): boolean =>
  Cookies.get(SITE_COOKIE) === (document.documentElement.dataset.site ?? "");

/** For a session that turned out to be over: the next page need not ask again. */
export const forgetSession = (): void => {
  if (hasSession()) Cookies.remove(SITE_COOKIE, { path: "/" });
};
