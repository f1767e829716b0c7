import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { ContentDefinition, ContentShown } from "@/lib/contract/content/definition";
import { listedFields, pageSizeOf } from "@/lib/contract/content/listed-fields";
import type { LanguageCode } from "@/lib/contract/locale";
import { contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { type ListingDeclaration, type ListingField, readListing } from "@/platform/http/listing";
import { type ReadBesides, selectListing } from "@/platform/http/select-listing";
import { mediaAsJson } from "@/platform/media/library/read-media";
import { isShown } from "./is-shown";
import { shownContents } from "./shown-contents";

export interface ContentReader {
  tx: Sql;
  language: LanguageCode;
  now: Date;
  /** Condition on the contents that the caller may see; all when left out. */
  among?: SQL | undefined;
}

/**
 * Reads a kind of content as visitors see it: its lists and its items.
 * @param more further columns of each, in SQL
 */
export function publishedContents<
  D extends ContentDefinition,
  M extends Record<string, SQL> = Record<never, SQL>,
>(content: D, more?: M) {
  type Shown = ContentShown<D> & ReadBesides<M>;
  const { name, section, order } = content;
  const listing: ListingDeclaration = {
    fields: {
      id: { of: contentPublished.idItem, type: "number" },
      order: { of: contentPublished.rank, type: "number" },
      publishedAt: { of: contentPublished.from, type: "instant" },
      ...jsonFields(content),
      // By its index, where each has a page of its own.
      ...(content.under &&
        !content.span && { slug: { of: contentPublished.slug, type: "text" } as const }),
    },
    order:
      order === "RANK"
        ? [asc(contentPublished.rank), asc(contentPublished.idItem)]
        : [desc(contentPublished.from), desc(contentPublished.idItem)],
    nbItem: pageSizeOf(content),
  };
  const besides = { ...more, media: mediaAsJson(mediaIdsOf(content)) };
  // Those of a kind that is in one list are found by its index.
  const isInList = section ? undefined : isNull(contentPublished.section);
  const among = ({ language, now, among }: ContentReader) =>
    and(isShown(name, language, now), isInList, among);

  async function shown(
    rows: Parameters<typeof shownContents>[2]["rows"],
    { tx, language }: ContentReader,
  ): Promise<Shown[]> {
    const items = await shownContents(tx, content, { rows, language });
    return items.map((item, at) => {
      const row: Record<string, unknown> = rows[at] ?? {};
      const read = Object.keys(more ?? {}).map((name) => [name, row[name]]);
      return { ...item, ...Object.fromEntries(read) } as Shown;
    });
  }

  async function first(reader: ContentReader): Promise<Shown | undefined> {
    const rows = await reader.tx
      .select({ ...getTableColumns(contentPublished), ...besides })
      .from(contentPublished)
      .where(among(reader))
      .orderBy(...listing.order)
      .limit(1);
    const [item] = await shown(rows as Parameters<typeof shown>[0], reader);
    return item;
  }

  return {
    /**
     * Lists a page of them, and their number on all pages.
     * @throws ApiError INVALID_FIELDS for a query that names an unknown field
     */
    async list(query: Record<string, string | string[]>, reader: ContentReader) {
      const range = readListing(query, listing);
      const { rows, total } = await selectListing(
        reader.tx,
        contentPublished,
        range,
        among(reader),
        besides,
      );
      return { items: await shown(rows as Parameters<typeof shown>[0], reader), total };
    },
    first,
    /** @throws ApiError NOT_FOUND when none of those that the caller may see has the id */
    async item(id: number, reader: ContentReader): Promise<Shown> {
      const isIt = and(eq(contentPublished.idItem, id), reader.among);
      const found = await first({ ...reader, among: isIt });
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    },
  };
}

const SQL_TYPES = { text: "text", number: "numeric", boolean: "boolean", instant: "timestamptz" };

const jsonFields = (content: ContentDefinition): Record<string, ListingField> =>
  Object.fromEntries(
    Object.entries(listedFields(content)).map(([name, type]) => [
      name,
      {
        of: sql`(${contentPublished.fields}->>${sql.raw(`'${name}'`)})::${sql.raw(SQL_TYPES[type])}`,
        type,
      },
    ]),
  );

function mediaIdsOf({ fields }: ContentDefinition): SQL {
  const ids = Object.entries(fields).flatMap(([name, { input }]) => {
    const value = sql`${contentPublished.fields}->${sql.raw(`'${name}'`)}`;
    if (input.kind === "MEDIUM")
      return [sql`select (${value})::integer where jsonb_typeof(${value}) = 'number'`];
    if (input.kind !== "MEDIA") return [];
    return [
      sql`select (item->>'idMedium')::integer from jsonb_array_elements(
        case when jsonb_typeof(${value}) = 'array' then ${value} else '[]' end) item`,
    ];
  });
  return ids.length > 0 ? sql.join(ids, sql` union all `) : sql`null`;
}
