import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { contentNamed } from "@/lib/contract/content/contents";
import { type Addresses, type addressQuerySchema, MOST_PICTURES_TOLD } from "@/lib/contract/page";
import { changedAt, isPublishedVersion } from "@/platform/content/last-change/changed-at";
import { pagePath } from "@/platform/content/page/page-path";
import { countRows } from "@/platform/db/kept-totals";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { mediaOnPage, picturedFields, readPictureSources } from "./shown-pictures";

type Told = Required<Addresses["addresses"][number]>;

/** Reads a part of the paths of all shown contents, in each language they are published in. */
export async function readContentAddresses(
  tx: Sql,
  { nbItem, page }: z.output<typeof addressQuerySchema>,
  now: Date,
): Promise<Addresses> {
  const isOut = and(
    isNotNull(contentPublished.slug),
    lte(contentPublished.from, now),
    or(isNull(contentPublished.until), gt(contentPublished.until, now)),
  );
  const isAnywhereOut = sql`exists (select from ${contentPublished} where ${and(
    eq(contentPublished.type, contentItems.type),
    eq(contentPublished.idItem, contentItems.id),
    isOut,
  )})`;
  // In the order of an index on contents with a page: a part is read, and nothing besides.
  const items = await tx
    .selectDistinct({ type: contentPublished.type, id: contentPublished.idItem })
    .from(contentPublished)
    .where(isOut)
    .orderBy(asc(contentPublished.type), asc(contentPublished.idItem))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const rows = await tx
    .select({
      type: contentPublished.type,
      id: contentPublished.idItem,
      code: contentPublished.code,
      slug: contentPublished.slug,
      changedAt,
      pictured: picturedFields,
    })
    .from(contentPublished)
    .leftJoin(contentRevisions, isPublishedVersion)
    .where(
      and(
        inArray(contentPublished.type, [...new Set(items.map(({ type }) => type))]),
        inArray(
          contentPublished.idItem,
          items.map(({ id }) => id),
        ),
        isOut,
      ),
    );
  const shown = rows.map((row) => ({ ...row, media: mediaOnPage(row.type, row.pictured) }));
  const sources = await readPictureSources(
    tx,
    shown.flatMap(({ media }) => media),
  );
  const byItem = new Map(
    items.map(({ type, id }) => [
      `${type} ${id}`,
      {
        id,
        role: contentNamed(type).under ?? null,
        paths: {},
        changedAt: {},
        pictures: {},
      } as Told,
    ]),
  );
  let left = MOST_PICTURES_TOLD;
  for (const { type, id, code, slug, changedAt: at, media } of shown) {
    const { under } = contentNamed(type);
    const above = under && (await pagePath(tx, under, code));
    const address = byItem.get(`${type} ${id}`);
    if (!above || !address) continue;
    address.paths[code] = `${above === "/" ? "" : above}/${slug}`;
    address.changedAt[code] = at.toISOString();
    const pictures = media.flatMap((idMedium) => sources.get(idMedium) ?? []).slice(0, left);
    left -= pictures.length;
    address.pictures[code] = pictures;
  }
  const addresses = [...byItem.values()].filter(({ paths }) => Object.keys(paths).length > 0);
  return { addresses, total: await countRows(tx, contentItems, isAnywhereOut) };
}
