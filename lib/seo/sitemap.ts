import "server-only";
import { type Addresses, MOST_ADDRESSES } from "@/lib/contract/page";
import { codeFromLocale, localisedPath } from "@/lib/rules/text/locale-code";
import { ADDRESSED, type Addressed, addressesOf } from "@/lib/site/addresses";
import { type Bootstrap, bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { isHidden } from "@/lib/site/menu";
import { siteLocales } from "@/lib/site/site-locales";
import { type LocalisedAddresses, sitemapIndexXml, sitemapXml } from "./sitemap-xml";

/** How many addresses one sitemap has at most; a whole one is read at once by search engines. */
const MOST_IN_ONE = 5_000;

/**
 * The sitemap of the site: every page and every product that it sells, in every language; where these
 * are too many for one, the sitemaps that have them.
 */
export async function siteSitemap(): Promise<string> {
  const site = await bootstrap("fr");
  const perPart = partSize(site);
  const kinds = ADDRESSED.filter((kind) => kind === "pages" || hasFeature(site, "SHOP"));
  const firsts = await Promise.all(kinds.map((kind) => addressesOf(kind, perPart, 1)));
  const total = firsts.reduce((sum, first) => sum + first.total, 0);
  if (total <= perPart) {
    return sitemapXml(firsts.flatMap(({ addresses }) => localised(site, addresses)));
  }
  const urls = kinds.flatMap((kind, index) =>
    Array.from(
      { length: Math.ceil((firsts[index]?.total ?? 0) / perPart) },
      (_, part) => `${site.info?.url ?? ""}/sitemap.xml?part=${kind}-${part + 1}`,
    ),
  );
  return sitemapIndexXml(urls);
}

/** One of the sitemaps of a large site, by its number from 1; undefined for one that is not there. */
export async function sitemapPart(kind: Addressed, part: number): Promise<string | undefined> {
  const site = await bootstrap("fr");
  if (kind === "products" && !hasFeature(site, "SHOP")) return undefined;
  const { addresses } = await addressesOf(kind, partSize(site), part);
  return addresses.length > 0 ? sitemapXml(localised(site, addresses)) : undefined;
}

/**
 * How many pages or products fill a sitemap, each with an address in every language; no more than the
 * provider gives at once.
 */
const partSize = ({ info }: Bootstrap) =>
  Math.min(MOST_ADDRESSES, Math.floor(MOST_IN_ONE / Math.max(1, siteLocales(info).length)));

/** The addresses of what is shown, in the languages that the site speaks. */
function localised(site: Bootstrap, shown: Addresses["addresses"]): LocalisedAddresses[] {
  const { info, parameters } = site;
  const locales = siteLocales(info);
  return shown
    .filter((page) => !isHidden(page, parameters))
    .map(({ paths }) =>
      Object.fromEntries(
        locales.flatMap((locale) => {
          const path = paths[codeFromLocale(locale)];
          return path === undefined
            ? []
            : [[locale, (info?.url ?? "") + localisedPath(path, locale)]];
        }),
      ),
    );
}
