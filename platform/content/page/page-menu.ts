import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageMenu } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { PAGE_LINE, pageFields } from "./page-fields";
import { pageTreeOf } from "./page-trees";

/** Reads the pages that the frame of every page needs, however many there are. */
export async function readPageMenu(tx: Sql, language: LanguageCode): Promise<PageMenu> {
  const inLanguage = and(
    eq(pageTranslations.idPage, pages.id),
    eq(pageTranslations.code, language),
    eq(pages.isValid, true),
  );
  const framing = or(pages.showInMenu, pages.isFixedOnRight, isNotNull(pages.role));
  const rows = await tx
    .select(PAGE_LINE)
    .from(pages)
    .innerJoin(pageTranslations, inLanguage)
    .where(framing)
    .orderBy(asc(pages.order), asc(pages.id));
  const [home] = await tx
    .select(PAGE_LINE)
    .from(pageTranslations)
    .innerJoin(pages, inLanguage)
    .where(eq(pageTranslations.url, "/"));
  const lines = rows.map(({ page, words }) => pageFields(page, words));
  const inMenu = lines.filter(({ showInMenu, isFixedOnRight }) => showInMenu || isFixedOnRight);
  const known = new Set(inMenu.map(({ id }) => id));
  // A page below one that is not in the menu is not in it either.
  const tree = pageTreeOf(
    inMenu.filter(({ idParent }) => idParent === null || known.has(idParent)),
  );
  return {
    ...tree,
    home: home ? pageFields(home.page, home.words) : null,
    roles: lines.filter(({ role }) => role !== null),
  };
}
