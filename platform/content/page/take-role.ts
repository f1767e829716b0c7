import { and, eq, ne, sql } from "drizzle-orm";
import type { PageRole } from "@/lib/contract/page";
import { announce } from "@/platform/db/announce";
import { pages } from "@/platform/db/schema/content";
import { contentItems, contentPublished } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";

const WITHOUT_ROLE = sql`'{"role": null}'::jsonb`;

/**
 * Takes a role from the page that has it, so that another one may have it.
 * @returns the page that had it; undefined where none had
 */
export async function takeRole(
  tx: Sql,
  { idSite, id, role }: { idSite: number; id: number; role: PageRole },
): Promise<number | undefined> {
  const [former] = await tx
    .update(pages)
    .set({ role: null })
    .where(and(eq(pages.idSite, idSite), eq(pages.role, role), ne(pages.id, id)))
    .returning({ id: pages.id });
  if (!former) return undefined;
  const [copy] = await tx
    .update(contentItems)
    .set({
      values: sql`${contentItems.values} || ${WITHOUT_ROLE}`,
      version: sql`${contentItems.version} + 1`,
    })
    .where(
      and(
        eq(contentItems.type, "page"),
        eq(contentItems.id, former.id),
        sql`${contentItems.values}->>'role' = ${role}`,
      ),
    )
    .returning({ version: contentItems.version });
  const isOut = and(eq(contentPublished.type, "page"), eq(contentPublished.idItem, former.id));
  await tx
    .update(contentPublished)
    .set({
      fields: sql`${contentPublished.fields} || ${WITHOUT_ROLE}`,
      // What was published unchanged still is.
      ...(copy && {
        version: sql`case when ${contentPublished.version} = ${copy.version - 1} then ${copy.version} else ${contentPublished.version} end`,
      }),
    })
    .where(isOut);
  announce(tx, { kind: "page", id: former.id });
  return former.id;
}
