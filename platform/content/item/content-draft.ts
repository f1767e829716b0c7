import { and, eq, inArray } from "drizzle-orm";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentDraft, ContentState, Publication } from "@/lib/contract/content/draft";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { pagePath } from "@/platform/content/page/page-path";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";

export type ContentRow = typeof contentItems.$inferSelect;
type PublishedRow = typeof contentPublished.$inferSelect;

/** @throws ApiError NOT_FOUND */
export async function readContentRow(
  tx: Sql,
  type: ContentName,
  id: number,
  options: { lock?: boolean } = {},
): Promise<ContentRow> {
  const query = tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.type, type), eq(contentItems.id, id)));
  const [row] = await (options.lock ? query.for("update") : query);
  if (!row) throw new ApiError("NOT_FOUND");
  return row;
}

export async function contentDraft(tx: Sql, row: ContentRow, now: Date): Promise<ContentDraft> {
  const published = await readPublications(tx, row.type, [row.id]);
  const { under, isPage } = contentNamed(row.type);
  const publications = {} as Record<LanguageCode, Publication>;
  for (const code of languageCodeSchema.options) {
    const out = published.find((one) => one.code === code);
    const above = under && (await pagePath(tx, under, code));
    publications[code] = {
      state: stateOf(row, out, now),
      from: out?.from.toISOString() ?? null,
      until: out?.until?.toISOString() ?? null,
      path: isPage
        ? pathOfPage(out?.fields)
        : above && out?.slug
          ? `${above === "/" ? "" : above}/${out.slug}`
          : null,
    };
  }
  const { id, type, values, words, version, changedAt } = row;
  return {
    id,
    type,
    values: values as ContentDraft["values"],
    words: words as ContentDraft["words"],
    version: String(version),
    changedAt: changedAt.toISOString(),
    publications,
  };
}

/** Returns the path of a published page; a mere heading of the menu has none that opens. */
const pathOfPage = (shown: Record<string, unknown> | undefined): string | null =>
  shown?.isText === true ? null : ((shown?.path as string | undefined) ?? null);

/** Reads the publications of some contents of a kind, in all languages. */
export const readPublications = (
  tx: Sql,
  type: ContentName,
  ids: number[],
): Promise<PublishedRow[]> =>
  tx
    .select()
    .from(contentPublished)
    .where(and(eq(contentPublished.type, type), inArray(contentPublished.idItem, ids)));

export function stateOf(
  row: Pick<ContentRow, "version">,
  out: PublishedRow | undefined,
  now: Date,
): ContentState {
  if (!out) return "DRAFT";
  if (out.until && out.until <= now) return "WITHDRAWN";
  if (out.from > now) return "PLANNED";
  return out.version === row.version ? "OUT" : "CHANGED";
}
