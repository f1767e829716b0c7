import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PerLanguage } from "@/platform/db/schema/columns";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { type ListingDeclaration, type ListingField, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { selectListing } from "@/platform/http/select-listing";

/** A table of rows that have an id and texts in each language of the site. */
type CollectionTable = PgTable & { id: PgColumn; translations: PgColumn };
type RowOf<T extends CollectionTable> = T["$inferSelect"] & {
  translations: PerLanguage<unknown>;
};
type TextsOf<T extends CollectionTable> = RowOf<T>["translations"][LanguageCode];

/** What the CMS keeps many of, alike: news, services, the items of a list. */
export interface CollectionDeclaration<T extends CollectionTable, Item> {
  table: T;
  /** The texts, and besides the id the columns, that a listing may filter and order by. */
  texts: (keyof TextsOf<T> & string)[];
  columns: Record<string, ListingField>;
  /** The order when none is asked for. */
  order: SQL[];
  /** An item as the contract has it, from its row and its texts in the caller's language. */
  itemOf(row: RowOf<T>, texts: TextsOf<T>): Item;
}

/** What a call reads of a collection: the site, the reader, and the rows to choose from. */
export interface CollectionRead {
  tx: Sql;
  language: LanguageCode;
  /** A condition on the rows that the caller may see; all when left out. */
  among?: SQL | undefined;
}

/** A declared collection: what reads its lists and its items. */
export function defineCollection<T extends CollectionTable, Item>({
  table,
  texts,
  columns,
  order,
  itemOf,
}: CollectionDeclaration<T, Item>) {
  const listing = (language: LanguageCode): ListingDeclaration => ({
    fields: {
      id: { of: table.id, type: "number" },
      ...columns,
      ...Object.fromEntries(texts.map((name) => [name, textIn(table, language, name)])),
    },
    order,
  });
  const itemIn = (language: LanguageCode) => (row: T["$inferSelect"]) => {
    const whole = row as RowOf<T>;
    return itemOf(whole, whole.translations[language] as TextsOf<T>);
  };
  return {
    /** The query of a call that lists it, for the API document. */
    query: listingParameters(listing("fr_FR")),
    /**
     * A page of its items, and how many there are on all pages.
     * @throws ApiError INVALID_FIELDS for a query that names what it does not have
     */
    async list(query: Record<string, string | string[]>, { tx, language, among }: CollectionRead) {
      const range = readListing(query, listing(language));
      const { rows, total } = await selectListing(tx, table, range, among);
      return { items: rows.map(itemIn(language)), total };
    },
    /** Its first item among some, undefined when there is none. */
    async first({ tx, language, among }: CollectionRead): Promise<Item | undefined> {
      const [row] = await tx
        .select()
        .from(table as PgTable)
        .where(among)
        .orderBy(...order)
        .limit(1);
      return row && itemIn(language)(row);
    },
    /** @throws ApiError NOT_FOUND when none of those that the caller may see has the id */
    async item(id: number, { tx, language, among }: CollectionRead): Promise<Item> {
      const found = await this.first({ tx, language, among: and(eq(table.id, id), among) });
      if (!found) throw new ApiError("NOT_FOUND");
      return found;
    },
  };
}

/** A text of a collection as something to filter and order by. */
const textIn = (table: CollectionTable, language: LanguageCode, name: string): ListingField => ({
  of: sql`${table.translations}->${language}->>${sql.raw(`'${name}'`)}`,
  type: "text",
});
