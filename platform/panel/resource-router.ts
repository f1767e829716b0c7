import { z } from "@hono/zod-openapi";
import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  type AdminField,
  type AdminItem,
  type AdminResource,
  changeableFields,
  itemSchemaOf,
  listSchemaOf,
} from "@/lib/contract/admin/definition";
import { call } from "@/lib/contract/call";
import { integerParam } from "@/lib/contract/integer-param";
import { listingQuery } from "@/lib/contract/listing-query";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import {
  type ListingDeclaration,
  type ListingField,
  readListing,
  typesOf,
} from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import { versionOf } from "@/platform/http/version";
import { foundByWords } from "./found-by-words";
import { addChangeRoutes } from "./resource-changes";
import {
  callName,
  type ListedColumn,
  type ResourceSource,
  type ResourceTable,
} from "./resource-source";

/** Query of a list; the rest is filters. */
type ListQuery = { search?: string; subset?: string } & Record<string, string>;

const LISTED_TYPES: Partial<Record<AdminField["kind"], ListingField["type"]>> = {
  NUMBER: "number",
  OWNER: "number",
  FLAG: "boolean",
  INSTANT: "instant",
};

const ROWS_OF_A_PAGE = 25;

export function resourceRouter<R extends AdminResource, T extends ResourceTable>(
  resource: R,
  source: ResourceSource<R, T>,
) {
  const { name, label, can } = resource;
  const { table, among, views, change } = source;
  const subsets: Record<string, (now: Date) => SQL | undefined> | undefined = source.subsets;
  const listings = {
    fr_FR: listingOf(resource, source, "fr_FR"),
    en: listingOf(resource, source, "en"),
  } satisfies Record<LanguageCode, ListingDeclaration>;
  const path = `/admin/${name}`;
  const named = label.many.en.toLowerCase();
  const params = z.object({ id: integerParam() });

  const list = call({
    name: callName("list", resource),
    area: "admin",
    can: can.read,
    method: "get",
    path,
    summary: `The panel’s list of ${named}${resource.isSearched ? "; `search` looks in several of their fields" : ""}`,
    query: listingQuery(typesOf(listings.fr_FR), ROWS_OF_A_PAGE).extend({
      ...(resource.isSearched && { search: z.string().max(100).optional() }),
      ...(resource.subsets && { subset: z.enum(Object.keys(resource.subsets)).optional() }),
    }),
    answer: listSchemaOf(resource),
    says: "A page of them, and how many there are",
  });
  const see = call({
    name: callName("get", resource),
    area: "admin",
    can: can.read,
    method: "get",
    path: `${path}/{id}`,
    summary: `One of the ${named}`,
    params,
    answer: itemSchemaOf(resource),
    says: "All its fields",
  });

  /** @throws ApiError NOT_FOUND */
  async function readRow(tx: Sql, id: number, options: { lock?: boolean } = {}) {
    const query = tx
      .select()
      .from(table as PgTable)
      .where(sql`${eq(table.id, id)} and ${among ?? sql`true`}`);
    const [row] = await (options.lock ? query.for("update") : query);
    if (!row) throw new ApiError("NOT_FOUND");
    return row as T["$inferSelect"];
  }
  /** Shows rows as the panel does, with the version of their changeable fields. */
  async function viewsOf(tx: Sql, rows: T["$inferSelect"][], language: LanguageCode) {
    const items = await views(tx, rows, language);
    return can.change
      ? items.map((item) => ({ ...item, version: itemVersion(resource, item) }))
      : items;
  }
  async function view(tx: Sql, row: T["$inferSelect"], language: LanguageCode) {
    const [item] = await viewsOf(tx, [row], language);
    if (!item) throw new Error(`A row of ${name} has no view`);
    return item;
  }

  const router = newRouter()
    .answer(list, async ({ tx, language, now }, { query }) => {
      const { search, subset, filters } = partsOf(query as ListQuery, resource);
      const condition = and(
        among,
        subset ? subsets?.[subset]?.(now) : undefined,
        search ? foundByWords(table, search, source) : undefined,
      );
      const range = readListing(filters, listings[language]);
      const { rows, total } = await selectListing(tx, table, range, condition);
      return { items: await viewsOf(tx, rows, language), total };
    })
    .answer(see, async ({ tx, language }, { param }) =>
      view(tx, await readRow(tx, param.id), language),
    );
  if (change) addChangeRoutes(router, { resource, source, readRow, view });
  return router;
}

/** Splits a list's query; an undeclared search or subset counts as an unknown filter. */
function partsOf(query: ListQuery, { isSearched, subsets }: AdminResource) {
  const { search, subset, ...filters } = query;
  if (!isSearched && search) filters.search = search;
  if (!subsets && subset) filters.subset = subset;
  return {
    search: isSearched ? search : undefined,
    subset: subsets ? subset : undefined,
    filters,
  };
}

const itemVersion = <R extends AdminResource>(resource: R, item: AdminItem<R>): string =>
  versionOf(changeableFields(resource).map((name) => item[name]));

/** Describes the filters and orders of a resource's list, by its texts in a language. */
export function listingOf<R extends AdminResource, T extends ResourceTable>(
  { fields, orderBy }: R,
  { table, columns: ofFields }: ResourceSource<R, T>,
  language: LanguageCode = "fr_FR",
): ListingDeclaration {
  const columns = Object.fromEntries(
    Object.entries(ofFields as Record<string, ListedColumn>).map(([name, of]) => [
      name,
      "fr_FR" in of ? of[language] : of,
    ]),
  );
  const listed = Object.entries(columns).map(([name, of]): [string, ListingField] => [
    name,
    { of, type: LISTED_TYPES[fields[name]?.kind ?? "LINE"] ?? "text" },
  ]);
  const first = orderBy.replace(/^-/, "");
  const by = columns[first] ?? table.id;
  return {
    fields: { id: { of: table.id, type: "number" }, ...Object.fromEntries(listed) },
    order: orderBy.startsWith("-") ? [desc(by), desc(table.id)] : [asc(by), asc(table.id)],
    nbItem: ROWS_OF_A_PAGE,
  };
}
