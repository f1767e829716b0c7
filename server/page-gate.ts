import { LRUCache } from "lru-cache";
import { serverCall } from "@/lib/api/server-call";
import { idOfProductPath } from "@/lib/rules/shop/product-path";
import { isPrivatePath } from "@/lib/rules/site/private-path";
import { DEFAULT_LOCALE, localeOfPath, localisedPath } from "@/lib/rules/text/locale-code";
import { contentChanges, tagsOfSources } from "@/lib/site/change-log";
import { found } from "@/lib/site/found";
import { isOfSite } from "@/lib/site/is-of-site";
import { siteLocales } from "@/lib/site/site-locales";
import { contentIndex } from "./content-index";
import type { BeforeAsking, SiteIndex, SiteIndexKeeper } from "./site-index";
import { routeOfPath, type SiteRoutes } from "./site-routes";

/**
 * Kind of a path: no page at all (the API, a file), a public page, a private one, made for each
 * visitor, one that Next makes anew for each request (the sitemap), a page that has another path
 * now, a content that was taken away for good, or nothing of this site.
 */
export type PathKind = "other" | "public" | "private" | "made-anew" | "moved" | "gone" | "unknown";

/** Milliseconds for which it is remembered whether products are sold, and of how many. */
const REMEMBERED = { ttl: 30_000, max: 5_000 };
const OF_PRODUCTS = tagsOfSources([{ kind: "products" }]);

/**
 * Tells the kind of a path, before anything is rendered for it: paths that lead nowhere are without
 * number. A path that cannot be told, because the provider is away, counts as a page.
 */
export function pageGate(
  routes: SiteRoutes,
  index: SiteIndexKeeper,
  kindOfContent = contentIndex(),
) {
  const changes = contentChanges();
  const sold = new LRUCache<number, { isSold: boolean; since: number }>(REMEMBERED);

  async function isSold(id: number, beforeAsking: BeforeAsking): Promise<boolean> {
    const known = sold.get(id);
    if (known && !changes.isChangedSince(known.since, OF_PRODUCTS)) return known.isSold;
    await beforeAsking();
    const since = changes.count;
    const product = await found(
      serverCall(DEFAULT_LOCALE)("GET /product/{id}", { params: { id } }),
    ).catch(() => "maybe");
    if (product === "maybe") return true;
    sold.set(id, { isSold: product !== undefined, since });
    return product !== undefined;
  }

  /**
   * @param path as it was asked for, without its query
   * @param beforeAsking awaited before the provider is asked for this path alone
   */
  return async function kindOf(
    path: string,
    beforeAsking: BeforeAsking = async () => undefined,
  ): Promise<PathKind> {
    if (/^\/(?:api(?:\/|$)|_next\/image$|page-style\.css$)/.test(path)) return "other";
    const plain = decoded(path);
    if (plain === undefined) return "unknown";
    if (routes.isFile(plain)) return "other";
    if (plain.startsWith("/_next/")) return "unknown";
    // These prefixes and slashes are known by the path without them (`tidiedPaths`).
    if (/^\/fr(?:\/|$)/.test(plain) || /\/\/|.\/$/.test(plain)) return "unknown";
    const locale = localeOfPath(plain);
    const bare = localisedPath(plain, DEFAULT_LOCALE);
    const route = routeOfPath(routes, plain);
    const site = await index.current();
    if (!siteLocales(site?.info).includes(locale)) return "unknown";

    if (isPrivatePath(plain)) {
      return site && !isOfSite(plain, site.info) ? "unknown" : "private";
    }
    if (route?.startsWith("/[locale]/product/")) {
      const id = idOfProductPath(bare);
      if (id === undefined || site?.info.features.includes("SHOP") === false) return "unknown";
      return (await isSold(id, beforeAsking)) ? "public" : "unknown";
    }
    if (route === NOT_FOUND_ROUTE) return "unknown";
    if (route) return route.startsWith("/[locale]/") ? "public" : "made-anew";
    if (!site || (await index.hasPage(bare, locale, beforeAsking))) return "public";
    const moved = site.former[locale].get(bare);
    if (moved !== undefined) return moved === null ? "gone" : "moved";
    return kindOfContent(bare, { locale, site }, beforeAsking);
  };
}

/** Route of the page that says that there is none, `app/(public)/[locale]/not-found/[what]`. */
export const NOT_FOUND_ROUTE = "/[locale]/not-found/[what]";

/** Finds the new path of a page at a former one. @returns undefined for one that has not moved */
export function movedPath(path: string, site: SiteIndex | undefined): string | undefined {
  const plain = decoded(path);
  if (plain === undefined) return undefined;
  const locale = localeOfPath(plain);
  const now = site?.former[locale].get(localisedPath(plain, DEFAULT_LOCALE));
  return now ? localisedPath(now, locale) : undefined;
}

/**
 * Returns the path of that page: in the path's language, or the default one on a site without it.
 * @param what the path led to a page, or to something that was taken away
 */
export function notFoundPath(
  path: string,
  site: SiteIndex | undefined,
  what: "page" | "gone" = "page",
): string {
  const locale = localeOfPath(path);
  const isSpoken = siteLocales(site?.info).includes(locale);
  return localisedPath(`/not-found/${what}`, isSpoken ? locale : DEFAULT_LOCALE);
}

/** Control characters, which no path of a page has; a database does not take zero. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROLS = /[\u0000-\u001f\u007f]/;

/** Decodes a path; undefined for one that cannot be decoded. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    return CONTROLS.test(plain) ? undefined : plain;
  } catch {
    return undefined;
  }
}
