import type { Column, SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { AdminItem, AdminResource, ItemOf } from "@/lib/contract/admin/definition";
import type { Change } from "@/lib/contract/change";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import type { InvalidField } from "@/platform/http/message-of";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import type { FoundBesides } from "./found-by-words";

export type ResourceTable = PgTable & { id: PgColumn };

/** Item with the fields that are asked for when it is added. */
export type AddedItem<R extends AdminResource> = AdminItem<R> &
  (R extends { add: { fields: infer F extends AdminResource["fields"] } } ? ItemOf<F> : unknown);

interface ResourceChange<R extends AdminResource, T extends ResourceTable> {
  /** @param row the present one; a new row has none */
  valuesOf(item: AdminItem<R>, row: T["$inferSelect"], now: Date): Partial<T["$inferSelect"]>;
  /** Refuses a row that other rows forbid. @throws ApiError INVALID_FIELDS */
  refuse?(
    tx: Sql,
    item: AdminItem<R>,
    row: Partial<T["$inferSelect"]>,
    work: Pick<UnitOfWork, "now" | "language">,
  ): Promise<void>;
  /** Errors by field of a row that the database refuses, by the name of the constraint. */
  taken?: Record<string, Record<string, InvalidField>>;
  /** Refuses to remove a row that others need. @throws ApiError */
  refuseRemoval?(tx: Sql, row: T["$inferSelect"]): Promise<void>;
  /** Stores rows that stand beside a new or changed one, and are written in its form. */
  storeBeside?(
    work: Pick<UnitOfWork, "tx" | "idSite" | "now">,
    row: T["$inferSelect"],
    item: AdminItem<R>,
  ): Promise<void>;
  changes: Change[];
  /** Names a row in the audit log, which keeps no customer's name; its first column otherwise. */
  auditedAs?(item: AdminItem<R>): string;
  /** Returns the values of a new row besides. */
  added?(now: Date, item: AddedItem<R>): Partial<T["$inferSelect"]>;
  /** Stores what belongs to a new row and stands beside it. */
  addBeside?(
    work: Pick<UnitOfWork, "tx" | "idSite" | "now">,
    row: T["$inferSelect"],
    item: AddedItem<R>,
  ): Promise<void>;
}

/** Column of a field; of a translated one, that of each language. */
export type ListedColumn = Column | SQL | Record<LanguageCode, Column | SQL>;

export interface ResourceSource<R extends AdminResource, T extends ResourceTable>
  extends FoundBesides {
  table: T;
  /** Columns of the declared fields by which a list can be filtered and ordered. */
  columns: { [Name in keyof R["fields"]]?: ListedColumn };
  /** Condition of each subset that the resource declares, at an instant. */
  subsets?: Record<keyof NonNullable<R["subsets"]>, (now: Date) => SQL | undefined>;
  /** Condition for the rows that belong to the resource; all of the table when left out. */
  among?: SQL;
  /** Shows rows as the panel does, in their order. */
  views(tx: Sql, rows: T["$inferSelect"][], language: LanguageCode): Promise<AdminItem<R>[]>;
  change?: ResourceChange<R, T>;
}

/** Names a call of a resource: `listShopProduct`. */
export const callName = (verb: string, { name }: AdminResource): string =>
  verb + name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
