import { asc, eq, sql } from "drizzle-orm";
import { MOST_IN_TREE, type PageOrder } from "@/lib/contract/content/draft";
import { contentLinesOf, inTree } from "@/platform/content/item/content-lines";
import { contentItems } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import type { UnitOfWork } from "@/platform/http/unit-of-work";

const isPage = eq(contentItems.type, "page");

/** Reads the pages of a site in the tree of their menu, as their working copies say it. */
export async function readPageOrder(
  work: Pick<UnitOfWork, "tx" | "language" | "now">,
): Promise<PageOrder> {
  const { tx } = work;
  const found = await tx
    .select()
    .from(contentItems)
    .where(isPage)
    .orderBy(asc(contentItems.rank), asc(contentItems.id))
    .limit(MOST_IN_TREE);
  const tree = inTree(found);
  const known = new Set(found.map(({ id }) => id));
  const lines = await contentLinesOf(work, "page", tree);
  return {
    version: await versionOfOrder(tx),
    pages: lines.map((line) => ({ ...line, idParent: parentIn(known, line.section) })),
    total: await tx.$count(contentItems, isPage),
  };
}

/** Returns the page above; null at the top, and where that is not among them. */
export const parentIn = (known: ReadonlySet<number>, section: string | null): number | null =>
  section !== null && known.has(Number(section)) ? Number(section) : null;

async function versionOfOrder(tx: Sql): Promise<string> {
  const [order] = await tx
    .select({
      version: sql<string>`md5(coalesce(string_agg(${contentItems.id} || '/' || coalesce(${contentItems.section}, '') || '/' || ${contentItems.rank}, ' ' order by ${contentItems.id}), ''))`,
    })
    .from(contentItems)
    .where(isPage);
  return order?.version ?? "";
}
