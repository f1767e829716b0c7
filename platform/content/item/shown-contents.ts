import type { ContentDefinition, ContentShown } from "@/lib/contract/content/definition";
import type { DeclaredFields } from "@/lib/contract/field/field";
import type { Picture } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import { pagePath } from "@/platform/content/page/page-path";
import type { contentPublished, FieldValues } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { picturesById } from "@/platform/media/library/read-media";

type PublishedRow = typeof contentPublished.$inferSelect & {
  media: Parameters<typeof picturesById>[0] | null;
};

/** Shows published rows as visitors read them: with pictures, and paths of pages. */
export async function shownContents<D extends ContentDefinition>(
  tx: Sql,
  content: D,
  { rows, language }: { rows: PublishedRow[]; language: LanguageCode },
): Promise<ContentShown<D>[]> {
  const pictures = picturesById(
    rows.flatMap((row) => row.media ?? []),
    language,
  );
  const above = content.under && (await pagePath(tx, content.under, language));
  return rows.map(
    (row) =>
      ({
        ...withPictures(content.fields, row.fields, pictures),
        id: row.idItem,
        rank: row.rank,
        publishedAt: row.from.toISOString(),
        path: above && row.slug ? `${above === "/" ? "" : above}/${row.slug}` : null,
      }) as ContentShown<D>,
  );
}

/** Replaces media in fields by their pictures; a medium that is gone leaves none. */
function withPictures(
  fields: DeclaredFields,
  written: FieldValues,
  pictures: ReadonlyMap<number, Picture>,
): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { input, default: beginning }]) => {
      const value = written[name] ?? beginning ?? null;
      if (input.kind === "MEDIUM") return [name, pictures.get(value as number) ?? null];
      if (input.kind !== "MEDIA") return [name, value];
      const items = (value ?? []) as (FieldValues & { idMedium: number })[];
      const shown = items.flatMap((item) => {
        const picture = pictures.get(item.idMedium);
        return picture
          ? [{ ...withPictures(input.fields, item, pictures), ...picture, idMedium: item.idMedium }]
          : [];
      });
      return [name, shown];
    }),
  );
}
