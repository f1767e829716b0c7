import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageDetail } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { pageFields } from "./page-fields";

/** Reads a valid page in a language; undefined when there is none. */
export async function readPage(
  tx: Sql,
  id: number,
  language: LanguageCode,
): Promise<PageDetail | undefined> {
  const [row] = await tx
    .select()
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .where(and(eq(pages.id, id), eq(pages.isValid, true), eq(pageTranslations.code, language)));
  if (!row) return undefined;
  const { content, customHeader, customFooter } = row.page_translation;
  return {
    ...pageFields(row.page, row.page_translation),
    content,
    customHeader: row.page.isCustomHeader ? customHeader : null,
    customFooter: row.page.isCustomFooter ? customFooter : null,
  };
}
