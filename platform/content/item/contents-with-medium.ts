import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type ContentName, contentNamed } from "@/lib/contract/content/contents";
import { mediaInFields } from "@/lib/contract/field/media-in-fields";
import type { LanguageCode } from "@/lib/contract/locale";
import { stemOf } from "@/lib/rules/site/picture-crop";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { titleOf } from "./publish-content";

/** Content that refers to a medium, in its working copy or in its publication. */
export interface ContentWithMedium {
  type: ContentName;
  id: number;
  title: string;
  /** Lists in which visitors read it. */
  shownIn: (string | null)[];
}

/** Medium of the library, by its id; texts name it by its path. */
export interface NamedMedium {
  id: number;
  src: string;
}

export async function readContentsWithMedium(
  tx: Sql,
  medium: NamedMedium,
  language: LanguageCode,
): Promise<ContentWithMedium[]> {
  const published = (
    await tx.select().from(contentPublished).where(mayName(contentPublished.fields, medium))
  ).filter(({ type, fields }) => hasMedium(type, fields, medium));
  const isPublishedOne = published.map(({ type, idItem }) =>
    and(eq(contentItems.type, type), eq(contentItems.id, idItem)),
  );
  const rows = await tx
    .select()
    .from(contentItems)
    .where(
      or(
        mayName(contentItems.values, medium),
        mayName(contentItems.words, medium),
        ...isPublishedOne,
      ),
    )
    .orderBy(contentItems.type, contentItems.id);
  return rows.flatMap((row) => {
    const { type, id, values, words } = row;
    const shown = published.filter((one) => one.type === type && one.idItem === id);
    const isInCopy = [values, ...Object.values(words)].some((written) =>
      hasMedium(type, written, medium),
    );
    if (!isInCopy && shown.length === 0) return [];
    const shownIn = [...new Set(shown.map(({ section }) => section))];
    return [{ type, id, title: titleOf(row, language), shownIn }];
  });
}

/** Condition that a column may name a medium: by its id as a number, or its path in a text. */
const mayName = (column: PgColumn, { id, src }: NamedMedium): SQL =>
  sql`(jsonb_path_exists(${column}, '$.** ? (@ == $id)', jsonb_build_object('id', ${id}::int)) or position(${stemOf(src)} in ${column}::text) > 0)`;

const hasMedium = (
  type: ContentName,
  written: Record<string, unknown>,
  { id, src }: NamedMedium,
): boolean =>
  mediaInFields(contentNamed(type).fields, written).includes(id) ||
  JSON.stringify(written).includes(stemOf(src));
