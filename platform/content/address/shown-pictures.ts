import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { CONTENTS, type ContentName, contentNamed } from "@/lib/contract/content/contents";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { mediaInFields } from "@/lib/contract/field/media-in-fields";
import { MOST_PICTURES } from "@/lib/contract/page";
import { contentPublished, type FieldValues } from "@/platform/db/schema/content-item";
import { media } from "@/platform/db/schema/medium";
import type { Sql } from "@/platform/db/sql";

const picturedOf = ({ pictured = [] }: ContentDefinition) => pictured;

const PICTURED = [...new Set(CONTENTS.flatMap((content) => picturedOf(content)))];

/** SQL for the fields of a content with the pictures on its page: its texts stay unread. */
export const picturedFields: SQL<FieldValues> = sql`jsonb_build_object(${sql.join(
  PICTURED.flatMap((name) => [
    sql.raw(`'${name}'`),
    sql`${contentPublished.fields}->${sql.raw(`'${name}'`)}`,
  ]),
  sql`, `,
)})`;

/** Lists the media that stand on the page of a content. */
export function mediaOnPage(type: ContentName, values: FieldValues): number[] {
  const content: ContentDefinition = contentNamed(type);
  const pictured = picturedOf(content);
  const fields = Object.fromEntries(
    Object.entries(content.fields).filter(([name]) => pictured.includes(name)),
  );
  return mediaInFields(fields, values).slice(0, MOST_PICTURES);
}

/** Reads the addresses of pictures by their ids; those of videos and files are left out. */
export async function readPictureSources(
  tx: Sql,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .select({ id: media.id, src: media.src })
    .from(media)
    .where(and(inArray(media.id, wanted), eq(media.kind, "IMAGE")));
  return new Map(rows.map(({ id, src }) => [id, src]));
}
