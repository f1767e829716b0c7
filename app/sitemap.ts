import type { MetadataRoute } from "next";
import { connection } from "next/server";
import type { Page } from "@/lib/contract/page";
import { LOCALES, localisedPath } from "@/lib/rules/locale-code";
import { bootstrap } from "@/lib/site/bootstrap";
import { isHidden } from "@/lib/site/menu";
import { pageTree } from "@/lib/site/pages";

/** Every page of the site, in every language. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  // Not at build: there is no provider then.
  await connection();
  const [{ info, parameters }, tree] = await Promise.all([bootstrap("fr"), pageTree("fr")]);
  const base = info?.url ?? "";
  const paths = (pages: Page[]): string[] =>
    pages.flatMap((page) => [
      ...(page.isValid && page.cms.isCmsPage && !page.isText && !isHidden(page, parameters)
        ? [page.url]
        : []),
      ...paths(page.children),
    ]);
  return [...paths(tree.pages), ...paths(tree.rightFixed)].flatMap((path) =>
    LOCALES.map((locale) => ({
      url: base + localisedPath(path, locale),
      alternates: {
        languages: Object.fromEntries(
          LOCALES.map((other) => [other, base + localisedPath(path, other)]),
        ),
      },
    })),
  );
}
