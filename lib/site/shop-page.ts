import "server-only";
import type { Page } from "@/lib/contract/page";
import type { Locale } from "@/lib/rules/text/locale-code";
import { keepUntilChanged } from "./cached";
import { componentConf } from "./content";
import { pageDetail, pageTree } from "./pages";

/** The page that lists what the shop sells, for the way back from a product; undefined without one. */
export async function shopPage(locale: Locale): Promise<Page | undefined> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  const { pages, rightFixed } = await pageTree(locale);
  const all = [...pages, ...rightFixed].flatMap((page) => [page, ...page.children]);
  for (const page of all) {
    if (!page.isValid || page.isText || !page.cms.isCmsPage || page.url === "/") continue;
    const content = (await pageDetail(page.id, locale))?.content;
    if (!content || content.type === "GRAPE") continue;
    for (const slug of content.components) {
      const component = await componentConf(slug, locale);
      if (component?.type === "PRODUCT_LIST") return page;
    }
  }
  return undefined;
}
