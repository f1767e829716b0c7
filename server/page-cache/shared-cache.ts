import { hasCode, type SiteIndex } from "../site-index";

/** Longest time, in seconds: a page that is wrong for a day is wrong for long enough. */
const LONGEST = 86_400;

/** What caches outside are told of a page. */
export interface CacheHeaders {
  "cache-control": string;
  "cache-tag": string;
}

/** Browsers ask each time whether a page is current; no shared cache is told of changes. */
const OWN_CACHES_ONLY = "private, no-cache";

/**
 * What caches outside are told of a public page: a browser always asks whether it is current, a shared
 * cache keeps it for as long as the site says (`SHARED_CACHE_SECONDS`, by default not at all). It may
 * drop the pages of a site by their tag, since a change of the site makes all of them anew. Where the
 * owner has set code, none keeps them: it would give the staff what is for visitors.
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
