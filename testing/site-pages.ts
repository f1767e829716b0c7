import type { PageData, SiteData } from "@/demonstration/data/site-data";
import { contentNamed } from "@/lib/contract/content/contents";
import { languageCodeSchema } from "@/lib/contract/locale";
import { type PageContent, pageContentSchema } from "@/lib/contract/page";

export const pagesOf = ({ pages }: SiteData) => withPaths(pages);

/** Lists the contents of a site's pages, in each language, as the contract reads them. */
export const contentsOf = (site: SiteData): PageContent[] =>
  pagesOf(site).flatMap(({ page: { content } }) =>
    languageCodeSchema.options.map((code) =>
      pageContentSchema.parse("type" in content ? content : content[code]),
    ),
  );

/** Lists the paths of a site's contents, in each language: below the page of their role. */
export const contentPathsOf = (site: SiteData): string[] =>
  (site.contents ?? []).flatMap(({ type, words }) => {
    const { under } = contentNamed(type);
    const above = under && pagesOf(site).find(({ page }) => page.role === under)?.path;
    return above ? Object.values(words).map(({ slug }) => `${above}/${slug}`) : [];
  });

/** Lists the page contents that the page builder made. */
export const builtContentsOf = (site: SiteData) =>
  contentsOf(site).filter((content) => content.type === "GRAPE");

/** Lists the targets of a site's links within it, without their query. */
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
