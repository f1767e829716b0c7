import type { Page } from "@/lib/contract/page";
import type { pages, pageTranslations } from "@/platform/db/schema/content";

/** A page and one of its translations, as the contract has them (§3 Page). */
export function pageFields(
  row: typeof pages.$inferSelect,
  words: typeof pageTranslations.$inferSelect,
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
