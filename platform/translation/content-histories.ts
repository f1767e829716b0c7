import { and, asc, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import { translatedTexts } from "@/lib/contract/field/translated-texts";
import type { LanguageCode } from "@/lib/contract/locale";
import { titleOf } from "@/platform/content/item/publish-content";
import { contentItems, contentRevisions } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { saidTexts, type TextHistory } from "./text-history";

/** Number of contents whose versions are in memory at once, and of versions of each. */
const READ_AT_ONCE = 20;
const MOST_VERSIONS = 40;

type Row = typeof contentItems.$inferSelect;
type Written = Pick<Row, "values" | "words">;

/** Reads the contents of a kind, or one of them, with what they said before. */
export async function* contentHistories(
  tx: Sql,
  type: ContentName,
  { id, language }: { id?: number; language: LanguageCode },
): AsyncGenerator<TextHistory> {
  let last = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(contentItems)
      .where(
        and(
          eq(contentItems.type, type),
          id === undefined ? gt(contentItems.id, last) : eq(contentItems.id, id),
        ),
      )
      .orderBy(asc(contentItems.id))
      .limit(READ_AT_ONCE);
    const former = await formerVersions(tx, type, rows);
    for (const row of rows) yield historyOf(row, former.get(row.id) ?? [], language);
    last = rows.at(-1)?.id ?? 0;
    if (id !== undefined || rows.length < READ_AT_ONCE) return;
  }
}

const textsOf = (type: ContentName, { values, words }: Written) =>
  translatedTexts(contentNamed(type).fields, { values, words });

function historyOf(row: Row, former: Written[], language: LanguageCode): TextHistory {
  const { type, id } = row;
  return {
    id: String(id),
    title: titleOf(row, language),
    texts: textsOf(type, row).map(({ place, ...text }) => ({ ...text, placeIn: () => place })),
    former: former.map((version) => saidTexts(textsOf(type, version))),
  };
}

/** Reads the versions before the present one of some contents, the last first. */
async function formerVersions(
  tx: Sql,
  type: ContentName,
  rows: Row[],
): Promise<Map<number, Written[]>> {
  const found = new Map<number, Written[]>();
  const changed = rows.filter(({ version }) => version > 1);
  if (changed.length === 0) return found;
  const ranked = tx
    .select({
      idItem: contentRevisions.idItem,
      version: contentRevisions.version,
      values: contentRevisions.values,
      words: contentRevisions.words,
      place:
        sql<number>`row_number() over (partition by ${contentRevisions.idItem} order by ${contentRevisions.version} desc)`.as(
          "place",
        ),
    })
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.type, type),
        inArray(
          contentRevisions.idItem,
          changed.map(({ id }) => id),
        ),
      ),
    )
    .as("ranked");
  const versions = await tx
    .select()
    .from(ranked)
    .where(lte(ranked.place, MOST_VERSIONS))
    .orderBy(asc(ranked.idItem), desc(ranked.version));
  const present = new Map(changed.map(({ id, version }) => [id, version]));
  for (const { idItem, version, ...written } of versions) {
    if (version === present.get(idItem)) continue;
    found.set(idItem, [...(found.get(idItem) ?? []), written]);
  }
  return found;
}
