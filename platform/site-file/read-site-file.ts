import { and, asc, eq, getTableColumns, or } from "drizzle-orm";
import { CONTENTS } from "@/lib/contract/content/contents";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import { sites } from "@/platform/db/schema/site";
import type { Sql } from "@/platform/db/sql";
import type { FiledContent, FiledRow, SiteFile } from "./site-file";
import { SITE_TABLE_NAMES, type SiteTableName, siteTable } from "./site-tables";

/** Reads the file of the transaction's site. */
export async function readSiteFile(
  tx: Sql,
  { idSite, now }: { idSite: number; now: Date },
): Promise<SiteFile> {
  const [site] = await tx.select().from(sites).where(eq(sites.id, idSite));
  if (!site) throw new Error(`There is no site ${idSite}`);
  const tables = {} as SiteFile["tables"];
  for (const name of SITE_TABLE_NAMES) tables[name] = await readRows(tx, name);
  const { name, isWinemaker, features, styleVariables } = site;
  return {
    format: 1,
    madeAt: now.toISOString(),
    site: { id: idSite, name, isWinemaker, features, styleVariables },
    tables,
    contents: await readContents(tx),
  };
}

async function readRows(tx: Sql, name: SiteTableName): Promise<FiledRow[]> {
  const { of, row } = siteTable(name);
  const kept = Object.entries(getTableColumns(of)).filter(
    ([column]) => column !== "idSite" && column in row.shape,
  );
  return (await tx.select(Object.fromEntries(kept)).from(of).orderBy(asc(of.id))) as FiledRow[];
}

async function readContents(tx: Sql): Promise<FiledContent[]> {
  const { type, rank, id } = contentItems;
  const items = await tx.select().from(contentItems).orderBy(asc(type), asc(rank), asc(id));
  const contents: FiledContent[] = [];
  for (const item of items) {
    const published = await tx
      .select()
      .from(contentPublished)
      .where(and(eq(contentPublished.type, item.type), eq(contentPublished.idItem, item.id)));
    const earlier = await readEarlier(tx, item, published);
    const places = new Map(earlier.map(({ version }, at) => [version, at]));
    contents.push({
      type: item.type,
      id: item.id,
      rank: item.rank,
      versions: [...earlier, item].map(({ values, words }) => ({ values, words })),
      published: published.map(({ code, slug, from, until, version }) => ({
        ...{ code, slug, from, until },
        version: places.get(version) ?? earlier.length,
      })),
    });
  }
  const order = CONTENTS.map(({ name }) => name as string);
  return contents.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** Reads the versions that a content is published in, besides its working copy. */
async function readEarlier(
  tx: Sql,
  item: typeof contentItems.$inferSelect,
  published: (typeof contentPublished.$inferSelect)[],
) {
  const others = published.flatMap(({ version }) => (version === item.version ? [] : [version]));
  if (others.length === 0) return [];
  return tx
    .select()
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.type, item.type),
        eq(contentRevisions.idItem, item.id),
        or(...others.map((version) => eq(contentRevisions.version, version))),
      ),
    )
    .orderBy(asc(contentRevisions.version));
}
