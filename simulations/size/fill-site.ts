import { sql } from "drizzle-orm";
import type { Sql } from "@/platform/db/sql";
import { fillCatalogue } from "@/simulations/catalogue/fill-catalogue";

/** A text of the usual length. */
const HTML = `<section><h2>Le chai en octobre</h2>${"<p>Des vignes de trente ans sur des sables et des graviers, vendangées à la main et pressées lentement.</p>".repeat(20)}</section>`;

/** As many news are promoted, however many there are. */
const PROMOTED = 3;

/** Where the proof finds what it has filled in: pages at the top of the site, and articles below one. */
export const pagePathOf = (number: number) => `/page-${number}`;
export const articlePathOf = (number: number) => `/articles/article-${number}`;

/** Gives a site as many more pages, articles, news and products. */
export async function fillSite(everySite: Sql, idSite: number, size: number): Promise<void> {
  await everySite.transaction(async (tx) => {
    await fillPages(tx, idSite, "page-", size);
    await fillPages(tx, idSite, "articles", null);
    await fillPages(tx, idSite, "articles/article-", size);
    await fillNews(tx, idSite, size);
    await fillProducts(tx, idSite, size);
  });
  // As a database that is kept leaves them; the embedded one does not by itself.
  for (const table of TABLES) await everySite.execute(sql.raw(`vacuum analyze ${table}`));
}

const TABLES = [
  ...["page", "page_translation", "news"],
  ...["product", "product_word", "declination", "stock"],
];

/** @param size how many pages, whose numbers end their paths; null for one without a number */
async function fillPages(tx: Sql, idSite: number, path: string, size: number | null) {
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

/** What triggers would do product by product, in an hour for a hundred thousand, is done for all at once. */
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

async function fillNews(tx: Sql, idSite: number, size: number) {
  const words = sql`jsonb_build_object('title', 'Le chai ' || n, 'slug', 'chai-' || n,
    'summary', 'Des vignes de trente ans', 'content', ${HTML}::text,
    'url', '/articles/article-' || n, 'image', null)`;
  await tx.execute(sql`
    insert into news (id_site, published_at, promoted, translations)
    select ${idSite}, now() - n * interval '1 hour', n <= ${PROMOTED},
      jsonb_build_object('fr_FR', ${words}, 'en', ${words})
    from generate_series(1, ${size}::integer) n`);
}
