import { asc, eq } from "drizzle-orm";
import type { Page, PageTree, PageTrees } from "@/lib/contract/page";
import type { Sql } from "@/platform/db/database";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import { pageFields } from "./page-fields";

/** The pages of the transaction's site, as a tree per locale; those fixed on the right apart. */
export async function readPageTrees(tx: Sql): Promise<PageTrees> {
  const rows = await tx
    .select()
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .orderBy(asc(pages.order), asc(pages.id));
  const treeIn = (code: "fr_FR" | "en"): PageTree => {
    const pages = rows
      .filter((row) => row.page_translation.code === code)
      .map((row): Page => ({ ...pageFields(row.page, row.page_translation), children: [] }));
    const byId = new Map(pages.map((page) => [page.id, page]));
    const roots: Page[] = [];
    for (const page of pages) {
      (byId.get(page.idParent ?? 0)?.children ?? roots).push(page);
    }
    return {
      pages: roots.filter(({ isFixedOnRight }) => !isFixedOnRight),
      rightFixed: roots.filter(({ isFixedOnRight }) => isFixedOnRight),
    };
  };
  return { fr_FR: treeIn("fr_FR"), en: treeIn("en") };
}
