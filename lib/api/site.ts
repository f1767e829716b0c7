import type { SiteInfo } from "@/lib/contract/site";
import type { Call } from "./call";

/** What the site is (§3 Site info). */
export const getSiteInfo = (call: Call) => call<SiteInfo>("GET", "/site/info");

/** Logs a visit that came with `?from=` (§2). */
export const logVisit = (call: Call, from: string) =>
  call<{ logged: boolean }>("GET", `/site/visit/${encodeURIComponent(from)}`);
