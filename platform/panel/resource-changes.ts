import { z } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { AuditAction } from "@/lib/contract/admin/audit-labels";
import {
  type AdminItem,
  type AdminResource,
  addSchemaOf,
  itemSchemaOf,
  partialChangeSchemaOf,
} from "@/lib/contract/admin/definition";
import { LOGGED_LANGUAGE, rowName } from "@/lib/contract/admin/row-name";
import { call } from "@/lib/contract/call";
import { integerParam } from "@/lib/contract/integer-param";
import type { LanguageCode } from "@/lib/contract/locale";
import { differences, recordAudit } from "@/platform/audit/record-audit";
import type { Sql } from "@/platform/db/sql";
import { sqlState } from "@/platform/db/sql-state";
import { invalidFields } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { newRouter } from "@/platform/http/router";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { refuseStale } from "@/platform/http/version";
import {
  type AddedItem,
  callName,
  type ResourceSource,
  type ResourceTable,
} from "./resource-source";

interface Written<R extends AdminResource, T extends ResourceTable> {
  resource: R;
  source: ResourceSource<R, T>;
  /** @throws ApiError NOT_FOUND */
  readRow(tx: Sql, id: number, options?: { lock?: boolean }): Promise<T["$inferSelect"]>;
  view(tx: Sql, row: T["$inferSelect"], language: LanguageCode): Promise<AdminItem<R>>;
}

/** Removes from a row the version, which the log has no use for. */
const unversioned = <Item extends { version?: unknown }>({ version: _, ...item }: Item) => item;

/** Returns a row with its changes; a field of each language keeps those that were not sent. */
const changedItem = <R extends AdminResource>(
  { fields }: R,
  before: AdminItem<R>,
  change: Record<string, unknown>,
): AdminItem<R> => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      fields[name]?.isTranslated ? { ...(before[name] as object), ...(value as object) } : value,
    ]),
  ),
});

type Staff = { id: number; email: string };

/** Says at its field what the database refuses to have twice. @throws ApiError INVALID_FIELDS */
async function sayTaken<Stored>(
  taken: Record<string, Record<string, InvalidField>> = {},
  store: () => Promise<Stored>,
): Promise<Stored> {
  try {
    return await store();
  } catch (error) {
    const errors = taken[sqlState(error).constraint ?? ""];
    throw errors ? invalidFields(errors) : error;
  }
}

/** Gives a resource the calls that add, change and remove its rows, as it declares them. */
export function addChangeRoutes<R extends AdminResource, T extends ResourceTable>(
  router: ReturnType<typeof newRouter>,
  { resource, source, readRow, view }: Written<R, T>,
): void {
  const { name, label, can } = resource;
  const { change } = source;
  const table = source.table as PgTable;
  if (!change) return;
  const path = `/admin/${name}`;
  const [one, many] = [label.one.en.toLowerCase(), label.many.en.toLowerCase()];
  const params = z.object({ id: integerParam() });

  /** Writes a changed row into the audit log, and announces it to the caches. */
  async function tell(
    work: UnitOfWork & { user: Staff },
    item: AdminItem<R>,
    act: { action: AuditAction; before: object | null; after: object | null },
  ) {
    const { action, before, after } = act;
    await recordAudit(work, {
      user: work.user,
      action,
      subject: `${name} ${change?.auditedAs?.(item) ?? rowName(resource, item, LOGGED_LANGUAGE)}`,
      before: before && { ...before },
      after: after && { ...after },
    });
    for (const announced of change?.changes ?? []) work.announce(announced);
  }

  if (can.change) {
    const edit = call({
      name: callName("change", resource),
      area: "admin",
      can: can.change,
      startsFrom: "VERSION",
      method: "put",
      path: `${path}/{id}`,
      summary: `Changes those fields of one of the ${many} that are sent`,
      params,
      body: partialChangeSchemaOf(resource),
      answer: itemSchemaOf(resource),
      says: "All its fields, as they are now",
    });
    router.answer(edit, async (work, { param, json }) => {
      const { tx, language, now, version } = work;
      const row = await readRow(tx, param.id, { lock: true });
      const before = await view(tx, row, language);
      const item = changedItem(resource, before, json);
      // A change that equals the present row, or is sent twice, overwrites nothing.
      if (!differences(before, item)) return before;
      refuseStale(version, before);
      await change.refuse?.(tx, item, row, work);
      const values = change.valuesOf(item, row, now);
      await sayTaken(change.taken, async () => {
        await tx.update(table).set(values).where(eq(source.table.id, param.id));
        await change.storeBeside?.(work, row, item);
      });
      const after = await view(tx, await readRow(tx, param.id), language);
      const different = differences(unversioned(before), unversioned(after));
      if (different) await tell(work, after, { action: "CHANGE", ...different });
      return after;
    });
  }

  if (can.add) {
    const add = call({
      name: callName("add", resource),
      area: "admin",
      can: can.add,
      method: "post",
      path,
      summary: `Adds a ${one}, with all fields that can be changed`,
      body: addSchemaOf(resource),
      answer: itemSchemaOf(resource),
      says: "All its fields",
    });
    router.answer(add, async (work, { json }) => {
      const { tx, idSite, language, now } = work;
      const item = { id: 0, ...json } as unknown as AddedItem<R>;
      await change.refuse?.(tx, item, {}, work);
      const values = change.valuesOf(item, {} as T["$inferSelect"], now);
      const id = await sayTaken(change.taken, async () => {
        const [row] = await tx
          .insert(table)
          .values({ ...values, ...change.added?.(now, item), idSite })
          .returning();
        if (!row) throw new Error(`A ${name} was not stored`);
        await change.addBeside?.(work, row as T["$inferSelect"], item);
        await change.storeBeside?.(work, row as T["$inferSelect"], item);
        return Number((row as { id: unknown }).id);
      });
      const added = await view(tx, await readRow(tx, id), language);
      const { id: _, ...after } = unversioned(added);
      await tell(work, added, { action: "ADD", before: null, after });
      return added;
    });
  }

  if (can.remove) {
    const remove = call({
      name: callName("remove", resource),
      area: "admin",
      can: can.remove,
      method: "delete",
      path: `${path}/{id}`,
      summary: `Removes one of the ${many}`,
      params,
      answer: z.object({}),
      says: "It is there no more",
    });
    router.answer(remove, async (work, { param }) => {
      const { tx, language } = work;
      const row = await readRow(tx, param.id, { lock: true });
      await change.refuseRemoval?.(tx, row);
      const gone = await view(tx, row, language);
      await tx.delete(table).where(eq(source.table.id, param.id));
      const { id: _, ...before } = unversioned(gone);
      await tell(work, gone, { action: "REMOVE", before, after: null });
      return {};
    });
  }
}
