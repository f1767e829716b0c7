import { eq, sql } from "drizzle-orm";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { pageContent } from "@/lib/contract/content/page";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { writtenFields } from "@/platform/content/item/written-content";
import { pageCopy } from "@/platform/content/page-copy/page-copy";
import { pages, pageTranslations } from "@/platform/db/schema/content";
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
    await fillCopies(tx, idSite);
    await fillContents(tx, { idSite, name: "news", count: size }, new Date());
    await fillEntries(tx, idSite);
    await replaceCatalogue(tx, idSite, size);
  });
  // As every night; the embedded database does not vacuum by itself.
  await vacuumTables(everySite, new Date());
}

/**
 * Gives pages that were filled in their working copies, all at once as a start makes them one by one.
 */
async function fillCopies(tx: Sql, idSite: number): Promise<void> {
  const isLacking = sql`${pages.idSite} = ${idSite} and ${pages.isCmsPage} and not exists (
    select from content_item where type = 'page' and id = ${pages.id})`;
  const [page] = await tx.select().from(pages).where(isLacking).limit(1);
  if (!page) throw new Error(`Site ${idSite} lacks no working copy`);
  const translations = await tx
    .select()
    .from(pageTranslations)
    .where(eq(pageTranslations.idPage, page.id));
  const copy = pageCopy({ page, translations, blocks: new Map(), shared: new Set() });
  const own = sql`jsonb_build_object('title', title, 'path', url, 'menuTitle', menu_title)`;
  const inEach = (of: (code: LanguageCode) => unknown) =>
    sql.join(
      languageCodeSchema.options.map(
        (code) => sql`${code}::text, ${JSON.stringify(of(code))}::jsonb`,
      ),
      sql`, `,
    );
  const fieldsOf = (code: LanguageCode) =>
    writtenFields(pageContent as unknown as ContentDefinition, copy, code);
  await tx.execute(sql`
    with lacking as (
      select ${pages.id} as id, ${pages.idParent} as id_parent, ${pages.order} as rank,
        ${JSON.stringify(copy.values)}::jsonb || jsonb_build_object('idParent', ${pages.idParent}) as "values"
      from ${pages} where ${isLacking}
    ), said as (
      select lacking.*, code, title,
        (jsonb_build_object(${inEach((code) => copy.words[code])}) -> code) || ${own} as words,
        (jsonb_build_object(${inEach(fieldsOf)}) -> code) || ${own} || jsonb_build_object('idParent', id_parent) as fields
      from lacking join page_translation on id_page = lacking.id
    ), made as (
      select id, id_parent, rank, "values", jsonb_object_agg(code, words) as words
      from said group by id, id_parent, rank, "values"
    ), items as (
      insert into content_item (type, id, id_site, section, rank, "values", words)
      select 'page', id, ${idSite}, id_parent::text, rank, "values", words from made
    ), versions as (
      insert into content_revision (type, id_item, id_site, version, "values", words, at, published)
      select 'page', id, ${idSite}, 1, "values", words, now(), array['fr_FR', 'en'] from made
    )
    insert into content_published (type, id_item, id_site, code, section, rank, shown_from, version, fields)
    select 'page', id, ${idSite}, code, id_parent::text, rank, '2020-01-01', 1, fields from said`);
}

/** Gives the search the entries of all that was filled in. */
async function fillEntries(tx: Sql, idSite: number): Promise<void> {
  await tx.execute(sql`
    insert into search_entry (id_site, kind, id_subject, code, title, text)
    select id_site, type, id_item, code, fields ->> 'title', 'Des vignes de trente ans sur des sables ' || rank
    from content_published where id_site = ${idSite}
    on conflict do nothing`);
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
