import { sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { replaceCatalogue } from "@/simulations/catalogue/fill-catalogue";
import { fillContents } from "@/simulations/contents/fill-contents";

/** HTML of the usual length. */
const HTML = `<section><h2>Le chai en octobre</h2>${"<p>Des vignes de trente ans sur des sables et des graviers, vendangées à la main et pressées lentement.</p>".repeat(20)}</section>`;

/** Returns the path of a page that was filled in; articles are below another page. */
export const pagePathOf = (number: number) => `/page-${number}`;
export const articlePathOf = (number: number) => `/articles/article-${number}`;

/** Gives a site many more pages, articles, news and products. */
export async function fillSite(everySite: Sql, idSite: number, size: number): Promise<void> {
  await everySite.transaction(async (tx) => {
    await fillPages(tx, idSite, "page-", size);
    await fillPages(tx, idSite, "articles", null);
    await fillPages(tx, idSite, "articles/article-", size);
    await fillContents(tx, { idSite, name: "news", count: size }, new Date());
    await replaceCatalogue(tx, idSite, size);
  });
  // As every night; the embedded database does not vacuum by itself.
  await vacuumTables(everySite, new Date());
}

/**
 * Gives a site pages in both languages, without working copies.
 * @param size number of pages, whose numbers end their paths; null for one without a number
 */
export async function fillPages(tx: Sql, idSite: number, path: string, size: number | null) {
  const slash = path.indexOf("/");
  const parent = slash < 0 ? null : path.slice(0, slash);
  const route = size === null ? sql`${path}::text` : sql`${path}::text || n`;
  await tx.execute(sql`
    with filled as (
      insert into page (id_site, id_parent, "order", type, route)
      select ${idSite}, (select id from page where id_site = ${idSite} and route = ${parent}),
        1000 + n, 'GRAPE', ${route}
      from generate_series(1, ${size ?? 1}::integer) n
      returning id, route, "order"
    )
    insert into page_translation
      (id_site, id_page, code, title, url, menu_title, meta_description, link, content)
    select ${idSite}, id, code, 'Le chai ' || "order", '/' || route, 'Chai ' || "order", 'Des vignes',
      '{"type": "NONE", "url": null, "jsCode": null}',
      jsonb_build_object('type', 'GRAPE', 'html', ${HTML}::text, 'css', '')
    from filled, unnest(array['fr_FR', 'en']) code`);
}
