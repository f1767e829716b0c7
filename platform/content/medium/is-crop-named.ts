import { sql } from "drizzle-orm";
import { type Crop, croppedPath } from "@/lib/rules/site/picture-crop";
import { components } from "@/platform/db/schema/content";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";

/** Columns with the crops that were chosen: each by its values, beside the path of its picture. */
const CHOSEN = [
  [contentItems, contentItems.values],
  [contentRevisions, contentRevisions.values],
] as const;

/** Columns with the cropped pictures that visitors see, by their own path. */
const SHOWN = [
  [contentPublished, contentPublished.fields],
  [components, components.conf],
] as const;

/** Tells whether a content of the site has a crop of a picture: no other is made for anybody. */
export async function isCropNamed(
  tx: Sql,
  { src, crop }: { src: string; crop: Crop },
): Promise<boolean> {
  const { x, y, width, height } = crop;
  const wanted = JSON.stringify({ src, x, y, width, height });
  const named = [
    ...CHOSEN.map(
      ([table, column]) => sql`select 1 from ${table} where jsonb_path_exists(${column}, '$.** ?
        (@.src == $src && @.crop.x == $x && @.crop.y == $y && @.crop.width == $width && @.crop.height == $height)',
        ${wanted}::jsonb)`,
    ),
    ...SHOWN.map(
      ([table, column]) =>
        sql`select 1 from ${table} where position(${croppedPath(src, crop)} in ${column}::text) > 0`,
    ),
  ];
  const [row] = await tx
    .select({
      is: sql<boolean>`${sql.join(
        named.map((query) => sql`exists (${query})`),
        sql` or `,
      )}`,
    })
    .from(sql`(select) as no_table`);
  return row?.is === true;
}
