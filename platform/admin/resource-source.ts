import type { Column, SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AdminItem, AdminResource } from "@/lib/contract/admin/definition";
import type { Change } from "@/lib/contract/change";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import type { FoundBesides } from "./found-by-words";

export type ResourceTable = PgTable & { id: PgColumn };

/** How a row is written once its fields were typed, and who has to be told. */
interface ResourceChange<R extends AdminResource, T extends ResourceTable> {
  /** @param row as it is; of one that is added there is none */
  valuesOf(item: AdminItem<R>, row: T["$inferSelect"], now: Date): Partial<T["$inferSelect"]>;
  /** Refuses what other rows stand against. @throws ApiError INVALID_FIELDS */
  refuse?(tx: Sql, item: AdminItem<R>, row: Partial<T["$inferSelect"]>): Promise<void>;
  changes: Change[];
  /** What a new row has besides. */
  added?(now: Date): Partial<T["$inferSelect"]>;
}

/** Where the rows of a resource come from. */
export interface ResourceSource<R extends AdminResource, T extends ResourceTable>
  extends FoundBesides {
  table: T;
  /** The declared fields by which a list can be filtered and ordered, and what they are there. */
  columns: { [Name in keyof R["fields"]]?: Column | SQL };
  /** Which rows are in each subset that the resource declares, at an instant. */
  subsets?: Record<keyof NonNullable<R["subsets"]>, (now: Date) => SQL | undefined>;
  /** The rows that belong to the resource; all of the table when left out. */
  among?: SQL;
  /** Rows as the panel shows them, in their order. */
  views(tx: Sql, rows: T["$inferSelect"][], language: LanguageCode): Promise<AdminItem<R>[]>;
  change?: ResourceChange<R, T>;
}

/** The name of a call of a resource: `listShopProduct`. */
export const callName = (verb: string, { name }: AdminResource): string =>
  verb + name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
