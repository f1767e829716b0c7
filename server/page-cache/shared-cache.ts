import { hasCode, type SiteIndex } from "../site-index";

/** Longest time, in seconds: a page that is wrong for a day is wrong for long enough. */
const LONGEST = 86_400;

/** Headers of a page for caches outside. */
export interface CacheHeaders {
  "cache-control": string;
  "cache-tag": string;
}

/** Cache header: browsers ask each time, and shared caches, told of no changes, keep nothing. */
const OWN_CACHES_ONLY = "private, no-cache";

/**
 * Returns a public page's headers for caches outside: a browser always asks whether it is current,
 * a shared cache keeps it for as long as the site says (`SHARED_CACHE_SECONDS`, by default not at
 * all). It may drop the pages of a site by their tag, since a change of the site makes all of them
 * anew. Where the owner has set code, none keeps them: it would give the staff a page for visitors.
 */
export function cacheHeaders(idSite: number, site: SiteIndex | undefined): CacheHeaders {
  const wanted = site && !hasCode(site) ? site.parameters.SHARED_CACHE_SECONDS : null;
  const seconds = Math.min(Math.floor(wanted ?? 0), LONGEST);
  return {
    "cache-control":
      seconds > 0 ? `public, max-age=0, s-maxage=${seconds}, must-revalidate` : OWN_CACHES_ONLY,
    "cache-tag": `site-${idSite}`,
  };
}
