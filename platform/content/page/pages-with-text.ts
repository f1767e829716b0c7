import { eq, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** Finds the pages with a text in their blocks, as the path of a picture. */
export async function readPagesWithText(
  tx: Sql,
  text: string,
  language: LanguageCode,
): Promise<{ id: number; title: string; isValid: boolean }[]> {
  const { content, customHeader, customFooter } = pageTranslations;
  const rows = await tx
    .select({
      id: pages.id,
      isValid: pages.isValid,
      code: pageTranslations.code,
      title: pageTranslations.title,
    })
    .from(pageTranslations)
    .innerJoin(pages, eq(pages.id, pageTranslations.idPage))
    .where(
      sql`position(${text} in concat(${content}::text, ${customHeader}::text, ${customFooter}::text)) > 0`,
    )
    .orderBy(pages.id, pageTranslations.code);
  const found = new Map<number, { id: number; title: string; isValid: boolean }>();
  for (const { id, title, isValid, code } of rows) {
    if (code === language || !found.has(id)) found.set(id, { id, title, isValid });
  }
  return [...found.values()];
}
