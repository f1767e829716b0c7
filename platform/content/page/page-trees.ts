import { asc, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Page, PageLine, PageTree, PageTrees } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { PAGE_LINE, pageFields } from "./page-fields";

/** Reads the pages of the site, as a tree per locale; those fixed on the right apart. */
export async function readPageTrees(tx: Sql): Promise<PageTrees> {
  const rows = await tx
    .select(PAGE_LINE)
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .orderBy(asc(pages.order), asc(pages.id));
  const treeIn = (code: LanguageCode) =>
    pageTreeOf(
      rows
        .filter(({ words }) => words.code === code)
        .map(({ page, words }) => pageFields(page, words)),
    );
  return { fr_FR: treeIn("fr_FR"), en: treeIn("en") };
}

/** Builds a tree of pages in their order; a page without its parent there stands at the top. */
export function pageTreeOf(lines: readonly PageLine[]): PageTree {
  const pages = lines.map((line): Page => ({ ...line, children: [] }));
  const byId = new Map(pages.map((page) => [page.id, page]));
  const roots: Page[] = [];
  for (const page of pages) {
    (byId.get(page.idParent ?? 0)?.children ?? roots).push(page);
  }
  return {
    pages: roots.filter(({ isFixedOnRight }) => !isFixedOnRight),
    rightFixed: roots.filter(({ isFixedOnRight }) => isFixedOnRight),
  };
}
