import { getTableColumns } from "drizzle-orm";
import type { PageLine } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";

const {
  content: _content,
  customHeader: _header,
  customFooter: _footer,
  ...words
} = getTableColumns(pageTranslations);

/** Columns of a page without its content, which is most of it. */
export const PAGE_LINE = { page: getTableColumns(pages), words };

/** Shows a page and one of its translations, as the contract has them (§3 Page). */
export function pageFields(
  row: typeof pages.$inferSelect,
  words: Pick<typeof pageTranslations.$inferSelect, keyof typeof PAGE_LINE.words>,
): PageLine {
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
