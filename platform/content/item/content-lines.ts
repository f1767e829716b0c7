import { and, asc, desc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentLine, contentLinesSchema } from "@/lib/contract/content/draft";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { wordsOf } from "@/platform/db/folded";
import { countRows } from "@/platform/db/kept-totals";
import { contentItems } from "@/platform/db/schema/content-item";
import { searchWords } from "@/platform/db/schema/search-word";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { readMedia } from "@/platform/media/library/read-media";
import { type ContentRow, readPublications, stateOf } from "./content-draft";
import { titleOf } from "./publish-content";

interface Asked {
  search?: string | undefined;
  section?: string | undefined;
  page: number;
  nbItem: number;
}

/** Reads the panel's list of a kind, in the visitors' order or the last changed first. */
export async function readContentLines(
  { tx, language, now }: UnitOfWork,
  type: ContentName,
  { search, section, page, nbItem }: Asked,
): Promise<z.output<typeof contentLinesSchema>> {
  const content = contentNamed(type);
  const condition = and(
    eq(contentItems.type, type),
    section ? eq(contentItems.section, section) : undefined,
    search?.trim() ? isCalled(type, search) : undefined,
  );
  const order =
    content.order === "RANK"
      ? [asc(contentItems.rank), asc(contentItems.id)]
      : [desc(contentItems.changedAt), desc(contentItems.id)];
  const found = await tx
    .select()
    .from(contentItems)
    .where(condition)
    .orderBy(...order)
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const { rows, levels } = content.isPage ? inTree(found) : { rows: found, levels: undefined };
  const items = await contentLinesOf({ tx, language, now }, type, { rows, levels });
  const sections = content.section
    ? await tx
        .selectDistinct({ section: contentItems.section })
        .from(contentItems)
        .where(and(eq(contentItems.type, type), isNotNull(contentItems.section)))
        .orderBy(asc(contentItems.section))
    : [];
  return {
    items,
    total: await countRows(tx, contentItems, condition),
    sections: sections.flatMap((one) => one.section ?? []),
  };
}

/** Shows some contents of a kind as lines of a list. */
export async function contentLinesOf(
  { tx, language, now }: Pick<UnitOfWork, "tx" | "language" | "now">,
  type: ContentName,
  { rows, levels }: { rows: ContentRow[]; levels: ReadonlyMap<number, number> | undefined },
): Promise<ContentLine[]> {
  const content = contentNamed(type);
  const published = await readPublications(
    tx,
    type,
    rows.map(({ id }) => id),
  );
  const coverOf = (values: Record<string, unknown>) =>
    content.cover ? (values[content.cover] as number | null) : null;
  const covers = await readMedia(
    tx,
    rows.flatMap(({ values }) => coverOf(values) ?? []),
    language,
  );
  return rows.map((row): ContentLine => {
    const states = {} as Record<LanguageCode, ContentLine["states"]["en"]>;
    for (const code of languageCodeSchema.options) {
      const out = published.find((one) => one.idItem === row.id && one.code === code);
      states[code] = stateOf(row, out, now);
    }
    return {
      id: row.id,
      title: titleOf(row, language),
      section: row.section,
      level: levels?.get(row.id) ?? 0,
      cover: covers.get(coverOf(row.values) ?? 0)?.src ?? null,
      changedAt: row.changedAt.toISOString(),
      states,
    };
  });
}

/** Orders pages each before those that stand below it, with the depth of each. */
export function inTree(pages: ContentRow[]) {
  const levels = new Map<number, number>();
  const known = new Set(pages.map(({ id }) => String(id)));
  const rows: ContentRow[] = [];
  const put = (page: ContentRow, level: number) => {
    if (levels.has(page.id)) return;
    levels.set(page.id, level);
    rows.push(page);
    for (const below of pages) if (below.section === String(page.id)) put(below, level + 1);
  };
  for (const page of pages) {
    if (page.section === null || !known.has(page.section)) put(page, 0);
  }
  // Two that were put below each other stand at the end.
  for (const page of pages) put(page, 0);
  return { rows, levels };
}

/** Characters kept of each word, as in the migration `content_words`. */
const WORD_LENGTH = 40;

/**
 * Condition for a content whose title has, in any language, a word that begins so for each word of
 * a search, whatever the accents and the case. The words are kept by a trigger.
 */
function isCalled(type: ContentName, search: string): SQL {
  const words = wordsOf(search.replaceAll("\0", " "));
  if (words.length === 0) return sql`false`;
  const found = words.map(
    (word) => sql`
      select ${searchWords.idSubject} from ${searchWords}
      where ${searchWords.subject} = ${`content_item ${type}`}
        and ${searchWords.word} ^@ ${word.slice(0, WORD_LENGTH)}`,
  );
  return sql`${contentItems.id} = any(array(${sql.join(found, sql` intersect `)}))`;
}
