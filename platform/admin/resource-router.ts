import { z } from "@hono/zod-openapi";
import { asc, type Column, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  type AdminField,
  type AdminItem,
  type AdminResource,
  changeSchemaOf,
  itemSchemaOf,
  listSchemaOf,
} from "@/lib/contract/admin/definition";
import type { Change } from "@/lib/contract/change";
import type { LanguageCode } from "@/lib/contract/locale";
import { differences, recordAudit } from "@/platform/audit/record-audit";
import type { Sql } from "@/platform/db/database";
import { folded, foldedSql } from "@/platform/db/folded";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { type ListingDeclaration, type ListingField, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";

type ResourceTable = PgTable & { id: PgColumn };

/** Where the rows of a resource come from. */
export interface ResourceSource<R extends AdminResource, T extends ResourceTable> {
  table: T;
  /** The declared fields by which a list can be filtered and ordered, and what they are there. */
  columns: { [Name in keyof R["fields"]]?: Column | SQL };
  /** What `search` is looked for in. */
  searched?: (Column | SQL)[];
  /** The rows that belong to the resource; all of the table when left out. */
  among?: SQL;
  /** Rows as the panel shows them, in their order. */
  views(tx: Sql, rows: T["$inferSelect"][], language: LanguageCode): Promise<AdminItem<R>[]>;
  /** How a row is written once its fields were changed, and who has to be told. */
  change?: {
    valuesOf(item: AdminItem<R>, row: T["$inferSelect"], now: Date): Partial<T["$inferSelect"]>;
    changes: Change[];
  };
}

const LISTED_TYPES: Partial<Record<AdminField["kind"], ListingField["type"]>> = {
  NUMBER: "number",
  EUROS: "number",
  FLAG: "boolean",
  INSTANT: "instant",
};

/** The most rows that a list of the panel gives when it is not said how many. */
const ROWS_OF_A_PAGE = 25;

/** The calls of a resource: its list, one row of it, and a change of some of its fields. */
export function resourceRouter<R extends AdminResource, T extends ResourceTable>(
  resource: R,
  source: ResourceSource<R, T>,
) {
  const { name, label, can } = resource;
  const { table, among, views, change } = source;
  const listing = listingOf(resource, source);
  const path = `/admin/${name}`;
  const callName = (verb: string) =>
    verb + name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const named = label.many.en.toLowerCase();
  const params = z.object({ id: integerParam() });

  const list = route({
    name: callName("list"),
    area: "admin",
    can: can.read,
    method: "get",
    path,
    summary: `The panel’s list of ${named}; \`search\` looks in several of their fields`,
    request: {
      query: listingParameters(listing).extend({ search: z.string().max(100).optional() }),
    },
    responses: responses(listSchemaOf(resource), "A page of them, and how many there are"),
  });
  const see = route({
    name: callName("get"),
    area: "admin",
    can: can.read,
    method: "get",
    path: `${path}/{id}`,
    summary: `One of the ${named}`,
    request: { params },
    responses: responses(itemSchemaOf(resource), "All its fields"),
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
  /** A row as the panel shows it. */
  async function view(tx: Sql, row: T["$inferSelect"], language: LanguageCode) {
    const [item] = await views(tx, [row], language);
    if (!item) throw new Error(`A row of ${name} has no view`);
    return item;
  }

  const router = newRouter()
    .answer(list, async ({ tx, language }, { query }) => {
      const { search, ...rest } = query as Record<string, string>;
      const range = readListing(rest, listing);
      const found = source.searched && search ? searchedIn(source.searched, search) : undefined;
      const condition = among && found ? sql`${among} and ${found}` : (found ?? among);
      const { rows, total } = await selectListing(tx, table, range, condition);
      return { items: await views(tx, rows, language), total };
    })
    .answer(see, async ({ tx, language }, { param }) =>
      view(tx, await readRow(tx, param.id), language),
    );
  if (!can.change || !change) return router;

  const edit = route({
    name: callName("change"),
    area: "admin",
    can: can.change,
    method: "put",
    path: `${path}/{id}`,
    summary: `Changes those fields of one of the ${named} that are sent`,
    request: { params, ...body(changeSchemaOf(resource).partial()) },
    responses: responses(itemSchemaOf(resource), "All its fields, as they are now"),
  });
  return router.answer(edit, async (work, { param, json }) => {
    const { tx, language, now, user } = work;
    const row = await readRow(tx, param.id, { lock: true });
    const before = await view(tx, row, language);
    const values = change.valuesOf({ ...before, ...json }, row, now);
    await tx
      .update(table as PgTable)
      .set(values)
      .where(eq(table.id, param.id));
    const after = await view(tx, await readRow(tx, param.id), language);
    const different = differences(before, after);
    if (!different) return after;
    await recordAudit(work, {
      user,
      action: "CHANGE",
      subject: `${name} ${String(after[resource.columns[0] ?? "id"])}`,
      ...different,
    });
    for (const announced of change.changes) work.announce(announced);
    return after;
  });
}

/** What may be asked of the list of a resource. */
function listingOf<R extends AdminResource, T extends ResourceTable>(
  { fields, orderBy }: R,
  { table, columns: ofFields }: ResourceSource<R, T>,
): ListingDeclaration {
  const columns: Record<string, Column | SQL | undefined> = ofFields;
  const listed = Object.entries(ofFields as Record<string, Column | SQL>).map(
    ([name, of]): [string, ListingField] => [
      name,
      { of, type: LISTED_TYPES[fields[name]?.kind ?? "TEXT"] ?? "text" },
    ],
  );
  const first = orderBy.replace(/^-/, "");
  const by = columns[first] ?? table.id;
  return {
    fields: { id: { of: table.id, type: "number" }, ...Object.fromEntries(listed) },
    order: orderBy.startsWith("-") ? [desc(by), desc(table.id)] : [asc(by), asc(table.id)],
    nbItem: ROWS_OF_A_PAGE,
  };
}

/** That each word of what is searched is in one of the columns, whatever accents and case. */
function searchedIn(columns: (Column | SQL)[], text: string): SQL {
  const words = folded(text.replaceAll("\0", "")).split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    return or(...columns.map((column) => sql`${foldedSql(column)} like ${pattern}`));
  });
  return sql.join([sql`true`, ...conditions.map((condition) => sql`(${condition})`)], sql` and `);
}
