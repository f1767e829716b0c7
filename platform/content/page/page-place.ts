import { and, eq, inArray, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PagePlace } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";
import { PAGE_LINE, pageFields } from "./page-fields";

const MOST_ABOVE = 20;

/** Reads the valid page at a path (`/` for home), and those above; undefined for none. */
export async function readPagePlace(
  tx: Sql,
  url: string,
  language: LanguageCode,
): Promise<PagePlace | undefined> {
  const isOfPage = eq(pageTranslations.idPage, pages.id);
  const isInLanguage = eq(pageTranslations.code, language);
  const [found] = await tx
    .select(PAGE_LINE)
    .from(pageTranslations)
    .innerJoin(pages, isOfPage)
    .where(
      and(
        eq(pageTranslations.url, url),
        isInLanguage,
        eq(pages.isValid, true),
        eq(pages.isText, false),
      ),
    );
  if (!found) return undefined;
  const page = pageFields(found.page, found.words);
  const words = await tx
    .select({ code: pageTranslations.code, url: pageTranslations.url })
    .from(pageTranslations)
    .where(eq(pageTranslations.idPage, page.id));
  const paths = Object.fromEntries(words.map(({ code, url: path }) => [code, path]));
  if (page.idParent === null) return { page, ancestors: [], paths };
  const above = sql`(with recursive above (id, id_parent, steps) as (
    select id, id_parent, 1 from page where id = ${page.idParent}
    union all
    select page.id, page.id_parent, steps + 1 from page join above on page.id = above.id_parent
    where steps < ${MOST_ABOVE}
  ) select id from above)`;
  const rows = await tx
    .select(PAGE_LINE)
    .from(pages)
    .innerJoin(pageTranslations, and(isOfPage, isInLanguage))
    .where(inArray(pages.id, above));
  const byId = new Map(rows.map((row) => [row.page.id, pageFields(row.page, row.words)]));
  const ancestors = [];
  let next = byId.get(page.idParent);
  while (next && ancestors.length < MOST_ABOVE) {
    ancestors.unshift(next);
    next = byId.get(next.idParent ?? 0);
  }
  return { page, ancestors, paths };
}
