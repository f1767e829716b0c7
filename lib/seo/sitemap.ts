import "server-only";
import { type Addresses, MOST_ADDRESSES } from "@/lib/contract/page";
import { isHidden } from "@/lib/rules/site/is-hidden";
import { codeFromLocale, localisedPath } from "@/lib/rules/text/locale-code";
import { ADDRESSED, type Addressed, addressesOf } from "@/lib/site/addresses";
import { type Bootstrap, bootstrap } from "@/lib/site/bootstrap";
import { hasFeature } from "@/lib/site/has-feature";
import { siteLocales } from "@/lib/site/site-locales";
import { absoluteUrl } from "./absolute-url";
import { type ListedPage, sitemapIndexXml, sitemapXml } from "./sitemap-xml";

/** Most addresses in one sitemap; search engines read a whole one at once. */
const MOST_IN_ONE = 5_000;

/** Returns the sitemap of the site; the index of its sitemaps where one would be too long. */
export async function siteSitemap(): Promise<string> {
  const site = await bootstrap("fr");
  const perPart = partSize(site);
  const kinds = ADDRESSED.filter((kind) => kind !== "products" || hasFeature(site, "SHOP"));
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

/** Returns one of the sitemaps of a large site, by its number from 1. */
export async function sitemapPart(kind: Addressed, part: number): Promise<string | undefined> {
  const site = await bootstrap("fr");
  if (kind === "products" && !hasFeature(site, "SHOP")) return undefined;
  const { addresses } = await addressesOf(kind, partSize(site), part);
  return addresses.length > 0 ? sitemapXml(localised(site, addresses)) : undefined;
}

/** Returns the pages or products per sitemap, in all languages, within the provider's limit. */
const partSize = ({ info }: Bootstrap) =>
  Math.min(MOST_ADDRESSES, Math.floor(MOST_IN_ONE / Math.max(1, siteLocales(info).length)));

function localised(site: Bootstrap, shown: Addresses["addresses"]): ListedPage[] {
  const { info, parameters } = site;
  const locales = siteLocales(info);
  return shown
    .filter((page) => !isHidden(page, parameters))
    .map(({ paths, changedAt, pictures }) =>
      Object.fromEntries(
        locales.flatMap((locale) => {
          const code = codeFromLocale(locale);
          const path = paths[code];
          if (path === undefined) return [];
          return [
            [
              locale,
              {
                url: (info?.url ?? "") + localisedPath(path, locale),
                changedAt: changedAt?.[code],
                pictures: (pictures?.[code] ?? []).map((src) => absoluteUrl(site, src)),
              },
            ],
          ];
        }),
      ),
    );
}
