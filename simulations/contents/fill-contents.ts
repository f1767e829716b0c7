import { type SQL, sql } from "drizzle-orm";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { pages, pageTranslations } from "@/platform/db/schema/content";
import type { Sql } from "@/platform/db/sql";

/** HTML of the usual length. */
const HTML = `<h2>Le chai en octobre</h2>${"<p>Des vignes de trente ans sur des sables et des graviers, vendangées à la main et pressées lentement.</p>".repeat(20)}`;

/** Number of contents that are promoted, at any size. */
const PROMOTED = 3;

/** Number of contents found by the word that is in the titles of these alone. */
export const RARE_CONTENTS = 30;

/** List of the elements that are filled in. */
export const ROUTE = "chais";

interface FilledKind {
  /** True for the kind that the site's search finds: it is one for all of them. */
  isFound?: boolean;
  /** Page below which each has its own; null where they have none. */
  under: PageRole | null;
  section: string | null;
  /** Fields of the content numbered `n`, besides title, address and text. */
  values: SQL;
  words: SQL;
}

const KINDS = {
  news: {
    under: "NEWS",
    section: null,
    values: sql`jsonb_build_object('image', null, 'promoted', n <= ${PROMOTED})`,
    words: sql`jsonb_build_object('summary', 'Des vignes de trente ans', 'url', null)`,
  },
  blog: {
    isFound: true,
    under: "BLOG",
    section: null,
    values: sql`jsonb_build_object('cover', null, 'author', 'Anne', 'folder', null)`,
    words: sql`jsonb_build_object('summary', 'Des vignes de trente ans')`,
  },
  element: {
    under: null,
    section: ROUTE,
    values: sql`jsonb_build_object('route', ${ROUTE}::text, 'image', null, 'startsAt', null, 'endsAt', null, 'places', null)`,
    words: sql`jsonb_build_object('subtitle', null, 'url', null, 'place', null, 'price', null)`,
  },
} satisfies Record<string, FilledKind>;

export type FilledName = keyof typeof KINDS;

export const contentSlug = (number: number) => `chai-${number}`;

/**
 * Gives a site contents of a kind, an hour apart up to an instant, published in both languages.
 */
export async function fillContents(
  tx: Sql,
  { idSite, name, count }: { idSite: number; name: FilledName; count: number },
  until: Date,
): Promise<void> {
  const { under, section, values, words: own, isFound = false }: FilledKind = KINDS[name];
  const last = sql`${until.toISOString()}::timestamptz`;
  const words = sql`jsonb_build_object('title',
      case when n <= ${RARE_CONTENTS} then 'Les églantiers ' else 'Le chai ' end || n,
    'slug', 'chai-' || n, 'content', ${HTML}::text) || ${own}`;
  const bothLanguages = sql`unnest(array['fr_FR', 'en']) code`;
  await tx.execute(sql`
    with numbered as (
      insert into content_item (type, id_site, section, rank, "values", words)
      select ${name}, ${idSite}, ${section}, n, ${values},
        jsonb_build_object('fr_FR', ${words}, 'en', ${words})
      from generate_series(1, ${count}::integer) n
      returning id, rank, "values", words
    ), versions as (
      insert into content_revision (type, id_item, id_site, version, "values", words, at, published)
      select ${name}, id, ${idSite}, 1, "values", words, ${last} - interval '20 years', array['fr_FR', 'en']
      from numbered
    ), shown as (
      insert into content_published
        (type, id_item, id_site, code, section, rank, slug, shown_from, version, fields)
      select ${name}, id, ${idSite}, code, ${section}, rank,
        case when ${under}::text is null then null else 'chai-' || rank end,
        ${last} - rank * interval '1 hour', 1, "values" || (words -> code)
      from numbered, ${bothLanguages}
    ), found as (
      insert into search_entry (id_site, kind, id_subject, code, title, text)
      select ${idSite}, ${name}, id, code, words -> code ->> 'title',
        'Des vignes de trente ans sur des sables et des graviers ' || rank
      from numbered, ${bothLanguages} where ${isFound}::boolean
    )
    insert into content_address (id_site, under, code, slug, type, id_item, is_current)
    select ${idSite}, ${under}, code, 'chai-' || rank, ${name}, id, true from numbered, ${bothLanguages}
    where ${under}::text is not null`);
}

/** Gives a site the page below which contents stand, if it has none. */
export async function addPageOf(
  tx: Sql,
  idSite: number,
  { role, route }: { role: PageRole; route: string },
): Promise<void> {
  const [page] = await tx
    .insert(pages)
    .values({ idSite, order: 100, type: "V1", role, route })
    .onConflictDoNothing()
    .returning();
  if (!page) return;
  await tx.insert(pageTranslations).values(
    languageCodeSchema.options.map((code: LanguageCode) => ({
      idSite,
      idPage: page.id,
      code,
      title: route,
      menuTitle: route,
      url: `/${route}`,
      link: { type: "NONE" as const, url: null, jsCode: null },
      content: { type: "V1" as const, components: [] },
    })),
  );
}
