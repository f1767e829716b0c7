import { and, eq, ne, sql } from "drizzle-orm";
import type { LanguageCode } from "@/lib/contract/locale";
import { isPagePath } from "@/lib/rules/site/page-path";
import { slug as slugOf } from "@/lib/rules/text/slug";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import { contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";

interface Wanted {
  id: number;
  code: LanguageCode;
  /** Path as typed; empty for one that is made from the title. */
  typed: string;
  title: string;
  idParent: number | null;
}

const DEEPEST = 20;

/**
 * Finds the path that a page is to have in a language; a path that a title gave stays while the
 * title changes.
 * @throws ApiError INVALID_FIELDS for a path that another page has or the site itself answers at,
 *   and for a page that would stand below itself, or below one that is not published
 */
export async function claimPath(tx: Sql, wanted: Wanted): Promise<string> {
  const { id, code, typed, title, idParent } = wanted;
  const above = idParent === null ? "" : await pathAbove(tx, { id, idParent, code });
  const key = `words.${code}.path`;
  if (typed) {
    if (!isPagePath(typed)) throw invalidFields({ [key]: "ADDRESS_RESERVED" });
    if (await isTaken(tx, { id, code, path: typed })) {
      throw invalidFields({ [key]: "ADDRESS_TAKEN" });
    }
    return typed;
  }
  const [current] = await tx
    .select({ path: pageTranslations.url })
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idPage, id), eq(pageTranslations.code, code)));
  if (current) return current.path;
  const made = `${above}/${slugOf(title).replace(/^-|-$/g, "").slice(0, 80).replace(/-$/, "") || "page"}`;
  for (let times = 1; ; times += 1) {
    const path = times === 1 ? made : `${made}-${times}`;
    if (isPagePath(path) && !(await isTaken(tx, { id, code, path }))) return path;
  }
}

async function isTaken(
  tx: Sql,
  { id, code, path }: { id: number; code: LanguageCode; path: string },
): Promise<boolean> {
  const shown = and(
    eq(pageTranslations.url, path),
    eq(pageTranslations.code, code),
    ne(pageTranslations.idPage, id),
  );
  const planned = and(
    eq(contentPublished.type, "page"),
    eq(contentPublished.code, code),
    ne(contentPublished.idItem, id),
    sql`${contentPublished.fields}->>'path' = ${path}`,
    sql`${contentPublished.until} is null`,
  );
  return (
    (await tx.$count(pageTranslations, shown)) + (await tx.$count(contentPublished, planned)) > 0
  );
}

/** Returns the path of the page above; empty for the home page and without that language. */
async function pathAbove(
  tx: Sql,
  { id, idParent, code }: { id: number; idParent: number; code: LanguageCode },
): Promise<string> {
  let above: number | null = idParent;
  for (let steps = 0; above !== null && steps < DEEPEST; steps += 1) {
    if (above === id) throw invalidFields({ "values.idParent": "PAGE_BELOW_ITSELF" });
    const [page]: { idParent: number | null }[] = await tx
      .select({ idParent: pages.idParent })
      .from(pages)
      .where(eq(pages.id, above));
    if (!page) throw invalidFields({ "values.idParent": "PAGE_ABOVE_NOT_OUT" });
    above = page.idParent;
  }
  const [translation] = await tx
    .select({ path: pageTranslations.url })
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idPage, idParent), eq(pageTranslations.code, code)));
  return !translation || translation.path === "/" ? "" : translation.path;
}
