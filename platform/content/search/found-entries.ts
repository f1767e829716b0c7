import { type SQL, sql } from "drizzle-orm";
import { CONTENTS } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import type { SearchKind } from "@/lib/contract/search";
import { productPath } from "@/lib/rules/shop/product-path";
import { type HidingParameters, isHidden } from "@/lib/rules/site/is-hidden";
import { RESERVED_SERVICES } from "@/lib/rules/site/reserved-service-path";
import { pagePath } from "@/platform/content/page/page-path";
import { wordBeyond } from "@/platform/db/folded";
import type { Sql } from "@/platform/db/sql";
import { readFlag } from "@/platform/site/parameter/read-flag";
import { beginsAs } from "./begins-as";

/** Searcher: language, instant, and whether a member. */
export interface Searcher {
  tx: Sql;
  language: LanguageCode;
  now: Date;
  isMember: boolean;
}

export interface LookedFor {
  /** Index of the search's word that it stands for. */
  part: number;
  word: string;
  /** True for all words that begin so, and not just this one. */
  isBeginning: boolean;
  weight: number;
}

export interface FoundEntry {
  kind: SearchKind;
  title: string;
  text: string;
  path: string;
}

/** Factor by which a word counts more in a title than in a text. */
const OF_TITLE = 8;

/**
 * Finds the entries visible now that have words of so many parts of a search: those with them in
 * the title first. Of several entries that lead to one page, the first counts.
 */
export async function findEntries(
  searcher: Searcher,
  lookedFor: LookedFor[],
  wanted: { parts: number; limit: number; offset: number },
): Promise<{ found: FoundEntry[]; total: number }> {
  const { rows } = (await searcher.tx.execute(
    await entriesStatement(searcher, lookedFor, wanted),
  )) as unknown as { rows: { found: (FoundEntry & { idSubject: number })[]; total: number }[] };
  const { found = [], total = 0 } = rows[0] ?? {};
  return { found: found.map(addressed), total };
}

const withBeyond = (one: LookedFor) => ({ ...one, beyond: wordBeyond(one.word) });

/** Builds the statement of `findEntries`: one text, however many words there are. */
export async function entriesStatement(
  { tx, language, now, isMember }: Searcher,
  lookedFor: LookedFor[],
  { parts, limit, offset }: { parts: number; limit: number; offset: number },
): Promise<SQL> {
  const places = await readPlaces(tx, language);
  return sql`
    with looked_for as (
      select * from jsonb_to_recordset(${JSON.stringify(lookedFor.map(withBeyond))}::jsonb)
        as l(part integer, word text, beyond text, "isBeginning" boolean, weight integer)
    ), met as (
      select l.part, w.id_entry, l.weight * case when w.is_title then ${OF_TITLE}::integer else 1 end as score
      from looked_for l join search_entry_word w
        on w.code = ${language} and w.word = l.word collate "C"
      where not l."isBeginning"
      union all
      select l.part, w.id_entry, l.weight * case when w.is_title then ${OF_TITLE}::integer else 1 end
      from looked_for l, lateral (
        select w.id_entry, w.is_title from search_entry_word w
        where w.code = ${language} and ${beginsAs(sql`w.word`, { beginning: sql`l.word`, beyond: sql`l.beyond` })}
        offset 0
      ) w
      where l."isBeginning"
    ), scored as (
      select id_entry, sum(score) as score from (
        select id_entry, part, max(score) as score from met group by id_entry, part
      ) as best group by id_entry having count(*) >= ${parts}::integer
    ), seen as (
      select e.id, e.kind, e.id_subject, e.title, e.text, s.score, ${pathOf(places)} as path
      from scored s
      join search_entry e on e.id = s.id_entry and e.id = any(array(select id_entry from scored))
      left join content_published c on c.type = e.kind and c.id_item = e.id_subject and c.code = e.code
        and c.shown_from <= ${now.toISOString()}::timestamptz
        and (c.shown_until is null or c.shown_until > ${now.toISOString()}::timestamptz)
        and (${isMember}::boolean or (c.fields->>'membersOnly') is distinct from 'true')
      left join page p on e.kind in ('page', 'question') and p.id = e.id_subject
        and p.is_valid and not p.is_text and p.is_cms_page
        and (p.role is null or p.role <> all(array(select jsonb_array_elements_text(${JSON.stringify(places.hidden)}::jsonb))))
      left join page_translation t on t.id_page = p.id and t.code = e.code
      left join product r on e.kind = 'product' and r.id = e.id_subject
        and r.is_active and r.price_cents is not null
    ), once as (
      select distinct on (path, case when kind in ('question', 'product') then id end) *
      from seen where path is not null
      order by path, case when kind in ('question', 'product') then id end, kind = 'page' desc, score desc, id
    )
    select (select count(*)::integer from once) as total, coalesce((
      select json_agg(shown) from (
        select kind, id_subject as "idSubject", title, text, path from once order by score desc, length(title), id
        limit ${limit}::integer offset ${offset}::integer
      ) as shown
    ), '[]') as found`;
}

/** Pages below which contents stand in a language, and the roles of pages that a setting hides. */
interface Places {
  above: Record<string, string>;
  hidden: PageRole[];
}

async function readPlaces(tx: Sql, language: LanguageCode): Promise<Places> {
  const parameters: HidingParameters = {
    HIDE_CONTACT_PAGE: await readFlag(tx, "HIDE_CONTACT_PAGE"),
    IS_BLOG_ACTIVATED: await readFlag(tx, "IS_BLOG_ACTIVATED"),
  };
  const above: Places["above"] = {};
  for (const { name, under } of CONTENTS.map((content) => ({ under: undefined, ...content }))) {
    const path = under && (await pagePath(tx, under, language));
    if (path && !isHidden({ role: under }, parameters)) above[name] = path === "/" ? "" : path;
  }
  const hidden = (["CONTACT", "BLOG"] as const).filter((role) => isHidden({ role }, parameters));
  return { above, hidden };
}

const addressed = ({ idSubject: id, path, ...found }: FoundEntry & { idSubject: number }) => ({
  ...found,
  path: found.kind === "product" ? productPath({ id, slug: path }) : path,
});

/**
 * SQL for the path of an entry without its locale prefix, of a product the slug of its path; null
 * for an entry without a page, or one that cannot be seen.
 */
const pathOf = ({ above }: Places): SQL => sql`case
  when e.kind = 'page' then t.url
  when e.kind = 'question' then t.url || '#' || e.anchor
  when e.kind = 'product' then r.translations->e.code->>'slug'
  when e.kind = 'service' and c.fields->>'membersOnly' = 'true' then ${RESERVED_SERVICES} || '/' || e.id_subject
  when c.slug is not null then ${JSON.stringify(above)}::jsonb->>e.kind || '/' || c.slug
  when c.fields->>'url' ~ '^/(?!/)' then c.fields->>'url'
end`;
