import { and, eq, isNotNull } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { keptRead } from "@/platform/db/kept-read";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** The paths of the pages that have a role, in each language and without a locale prefix. */
const readPagePaths = keptRead(["pages"], (tx) =>
  tx
    .select({ role: pages.role, language: pageTranslations.code, path: pageTranslations.url })
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .where(and(isNotNull(pages.role), eq(pages.isValid, true))),
);

/**
 * The path of the page that has a role, in a language and without its locale prefix; undefined on a
 * site without such a page.
 */
export async function pagePath(
  tx: Sql,
  role: PageRole,
  language: LanguageCode,
): Promise<string | undefined> {
  const paths = await readPagePaths(tx);
  return paths.find((page) => page.role === role && page.language === language)?.path;
}
