import type { PgTable } from "drizzle-orm/pg-core";
import type { AdminItem, AdminResource } from "@/lib/contract/admin/definition";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Sql } from "@/platform/db/sql";
import { resourceRouter } from "./resource-router";
import type { ResourceSource, ResourceTable } from "./resource-source";

/** Joins a resource with its source, for what walks over all of them. */
export const sourced = <R extends AdminResource, T extends ResourceTable>(
  resource: R,
  source: ResourceSource<R, T>,
) => ({
  resource: resource as AdminResource,
  router: () => resourceRouter(resource, source),
  async readAll(tx: Sql, language: LanguageCode): Promise<AdminItem[]> {
    const { table, among, views } = source;
    const rows = await tx
      .select()
      .from(table as PgTable)
      .where(among)
      .orderBy(table.id);
    return (await views(tx, rows as T["$inferSelect"][], language)) as unknown as AdminItem[];
  },
});
export type SourcedResource = ReturnType<typeof sourced>;
