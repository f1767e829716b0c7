import { and, eq } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import type { Sql } from "@/platform/db/database";
import { pages, pageTranslations } from "@/platform/db/schema/content";

/**
 * The path of the page that has a role, in a language and without its locale prefix; undefined on a
 * site without such a page.
 */
export async function pagePath(
  tx: Sql,
  role: PageRole,
  language: LanguageCode,
): Promise<string | undefined> {
  const [page] = await tx
    .select({ url: pageTranslations.url })
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .where(and(eq(pages.role, role), eq(pages.isValid, true), eq(pageTranslations.code, language)));
  return page?.url;
}
