import { sql } from "drizzle-orm";
import { languageCodeSchema } from "@/lib/contract/locale";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** HTML of the usual length. */
const HTML = `<h2>Le chai en octobre</h2>${"<p>Des vignes de trente ans sur des sables et des graviers, vendangées à la main et pressées lentement.</p>".repeat(20)}`;

/** Number of news that are promoted, at any size. */
const PROMOTED = 3;

/** Number of news found by the word that is in the titles of these alone. */
export const RARE = 20;

export const newsSlugOf = (number: number) => `chai-${number}`;

/** Gives a site news, an hour apart up to an instant, published in both languages. */
export async function fillNews(
  tx: Sql,
  { idSite, news: size }: { idSite: number; news: number },
  until: Date,
): Promise<void> {
  const last = sql`${until.toISOString()}::timestamptz`;
  const words = sql`jsonb_build_object('title',
      case when n <= ${RARE} then 'Les églantiers ' else 'Le chai ' end || n,
    'slug', 'chai-' || n, 'summary', 'Des vignes de trente ans', 'content', ${HTML}::text, 'url', null)`;
  const shared = sql`jsonb_build_object('image', null, 'promoted', n <= ${PROMOTED})`;
  const bothLanguages = sql`unnest(array['fr_FR', 'en']) code`;
  await tx.execute(sql`
    with numbered as (
      insert into content_item (type, id_site, rank, "values", words)
      select 'news', ${idSite}, n, ${shared}, jsonb_build_object('fr_FR', ${words}, 'en', ${words})
      from generate_series(1, ${size}::integer) n
      returning id, rank, "values", words
    ), versions as (
      insert into content_revision (type, id_item, id_site, version, "values", words, at, published)
      select 'news', id, ${idSite}, 1, "values", words, ${last} - interval '20 years', array['fr_FR', 'en']
      from numbered
    ), shown as (
      insert into content_published
        (type, id_item, id_site, code, rank, slug, shown_from, version, fields)
      select 'news', id, ${idSite}, code, rank, 'chai-' || rank, ${last} - rank * interval '1 hour', 1,
        "values" || (words -> code)
      from numbered, ${bothLanguages}
    )
    insert into content_address (id_site, under, code, slug, type, id_item, is_current)
    select ${idSite}, 'NEWS', code, 'chai-' || rank, 'news', id, true from numbered, ${bothLanguages}`);
}

/** Gives a site the page below which its news stand. */
export async function addNewsPage(tx: Sql, idSite: number): Promise<void> {
  const [page] = await tx
    .insert(pages)
    .values({ idSite, order: 100, type: "V1", role: "NEWS", route: "actualites" })
    .returning();
  await tx.insert(pageTranslations).values(
    languageCodeSchema.options.map((code) => ({
      idSite,
      idPage: page?.id ?? 0,
      code,
      title: "Actualités",
      menuTitle: "Actualités",
      url: "/actualites",
      link: { type: "NONE" as const, url: null, jsCode: null },
      content: { type: "V1" as const, components: [] },
    })),
  );
}
