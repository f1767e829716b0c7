import { languageCodeSchema } from "@/lib/contract/locale";
import { type PageContent, pageContentSchema } from "@/lib/contract/page";
import type { PageData, SiteData } from "@/platform/demo/data/site-data";

/** Every page of a site with its path. */
export const pagesOf = ({ pages }: SiteData) => withPaths(pages);

/** What the pages of a site hold, in each language, as the contract reads it. */
export const contentsOf = (site: SiteData): PageContent[] =>
  pagesOf(site).flatMap(({ page: { content } }) =>
    languageCodeSchema.options.map((code) =>
      pageContentSchema.parse("type" in content ? content : content[code]),
    ),
  );

/** Those of them that the page builder made. */
export const builtContentsOf = (site: SiteData) =>
  contentsOf(site).filter((content) => content.type === "GRAPE");

/** Where the links of a site lead within it, without what they ask for there. */
export const internalLinksOf = (site: SiteData): string[] =>
  [...JSON.stringify(site).matchAll(/(?:href=\\"|"url":")(\/(?!media\/)[^"\\#?]*)/g)].map(
    ([, path = ""]) => path,
  );

function withPaths(of: PageData[], parent = ""): { path: string; page: PageData }[] {
  return of.flatMap((page) => {
    const path = `${parent}/${page.slug}`;
    return [{ path, page }, ...withPaths(page.children ?? [], path)];
  });
}
