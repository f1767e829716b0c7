import type { Page } from "@/lib/contract/page";
import type { page, pageTranslation } from "@/platform/db/schema/content";

/** A page and one of its translations, as the contract has them (§3 Page). */
export function pageFields(
  row: typeof page.$inferSelect,
  words: typeof pageTranslation.$inferSelect,
): Omit<Page, "children"> {
  const { isCmsPage, route, ...fields } = row;
  return {
    ...fields,
    cms: { isCmsPage, route },
    link: words.link,
    title: words.title,
    url: words.url,
    menuTitle: words.menuTitle,
    metaDescription: words.metaDescription,
  };
}
