import type { MetadataRoute } from "next";
import { connection } from "next/server";
import type { Page } from "@/lib/contract/page";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { productPaths } from "@/lib/site/catalogue";
import { hasFeature } from "@/lib/site/has-feature";
import { isHidden } from "@/lib/site/menu";
import { pageTree } from "@/lib/site/pages";
import { siteLocales } from "@/lib/site/site-locales";

/** Every page of the site and every product that it sells, in every language. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // Not at build: there is no provider then.
  await connection();
  const [site, tree] = await Promise.all([bootstrap("fr"), pageTree("fr")]);
  const { info, parameters } = site;
  const base = info?.url ?? "";
  const locales = siteLocales(info);
  const paths = (pages: Page[]): string[] =>
    pages.flatMap((page) => [
      ...(page.isValid && page.cms.isCmsPage && !page.isText && !isHidden(page, parameters)
        ? [page.url]
        : []),
      ...paths(page.children),
    ]);
  const sold = hasFeature(site, "SHOP")
    ? await Promise.all(locales.map((locale) => productPaths(locale)))
    : [];
  const pages = [...paths(tree.pages), ...paths(tree.rightFixed)].map((path) =>
    inEach(locales, () => path),
  );
  // A product has a slug of its own in each language.
  const sheets = Object.keys(sold[0] ?? {}).map((id) =>
    inEach(locales, (index) => sold[index]?.[Number(id)]),
  );
  return [...pages, ...sheets].flatMap((addresses) =>
    Object.values(addresses).map((address) => ({
      url: base + address,
      alternates: {
        languages: Object.fromEntries(
          Object.entries(addresses).map(([locale, path]) => [locale, base + path]),
        ),
      },
    })),
  );
}

/** A path in each language that has one, by its locale. */
const inEach = (
  locales: Locale[],
  pathOf: (index: number) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    locales.flatMap((locale, index) => {
      const path = pathOf(index);
      return path === undefined ? [] : [[locale, localisedPath(path, locale)]];
    }),
  );
