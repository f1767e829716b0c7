import { sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import { vacuumTables } from "@/platform/jobs/nightly-vacuum";
import { fillCatalogue } from "@/simulations/catalogue/fill-catalogue";
import { fillNews } from "@/simulations/contents/fill-news";

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
    await fillNews(tx, { idSite, news: size }, new Date());
    await fillProducts(tx, idSite, size);
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

/**
 * Fills in products at once with the triggers' effects, which would take an hour product by product
 * for a hundred thousand.
 */
async function fillProducts(tx: Sql, idSite: number, size: number) {
  await tx.execute(sql`delete from product where id_site = ${idSite}`);
  await tx.execute(sql`set local session_replication_role = replica`);
  await fillCatalogue(tx, idSite, 1, size);
  await tx.execute(sql`
    update product set price_cents = cheapest.cents
    from (select id_product, min(price_cents) cents from declination group by id_product) cheapest
    where product.id = cheapest.id_product and id_site = ${idSite}`);
  for (const [language, searched] of [
    ["fr_FR", sql`search_fr`],
    ["en", sql`search_en`],
  ] as const) {
    await tx.execute(sql`
      insert into product_word (id_site, language, word, id_product)
      select id_site, ${language}, words_of(${searched}), id from product where id_site = ${idSite}`);
  }
  await tx.execute(sql`set local session_replication_role = origin`);
}
