import { and, eq, isNotNull } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { keptRead } from "@/platform/db/kept-read";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** Reads the paths of the pages that have a role, in each language and without a locale prefix. */
const readPagePaths = keptRead(["pages"], (tx) =>
  tx
    .select({ role: pages.role, language: pageTranslations.code, path: pageTranslations.url })
    .from(pages)
    .innerJoin(pageTranslations, eq(pageTranslations.idPage, pages.id))
    .where(and(isNotNull(pages.role), eq(pages.isValid, true))),
);

/** Returns the path of the page of a role, without locale prefix; undefined for none. */
export async function pagePath(
  tx: Sql,
  role: PageRole,
  language: LanguageCode,
): Promise<string | undefined> {
  const paths = await readPagePaths(tx);
  return paths.find((page) => page.role === role && page.language === language)?.path;
}
