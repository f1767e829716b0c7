import { and, eq, sql } from "drizzle-orm";
import { type LanguageCode, languageCodeSchema } from "@/lib/contract/locale";
import { saidLayout } from "@/lib/layout/said-layout";
import type { PerLanguage } from "@/platform/db/schema/columns";
import { components, pages } from "@/platform/db/schema/content";
import {
  contentItems,
  contentPublished,
  contentRevisions,
  type FieldValues,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { layoutCopy, type ReadPage } from "./page-copy";

type Copy = Pick<typeof contentItems.$inferSelect, "values" | "words">;
type Place = Omit<ReadPage, "translations">;

/**
 * Makes one layout of the HTML that a site's working copies of before had in each language, in their
 * versions and in what is planned too.
 */
export async function fillLayouts(tx: Sql, idSite: number): Promise<void> {
  const found = await tx
    .select({ page: pages })
    .from(pages)
    .innerJoin(contentItems, and(eq(contentItems.type, "page"), eq(contentItems.id, pages.id)))
    .where(
      and(
        eq(pages.idSite, idSite),
        sql`${contentItems.values}->>'type' = 'GRAPE' and not ${contentItems.values} ? 'layout'`,
      ),
    );
  for (const { page } of found) await fillLayout(tx, await placeOf(tx, page));
}

async function fillLayout(tx: Sql, place: Place): Promise<void> {
  const { id } = place.page;
  const isItem = and(eq(contentItems.type, "page"), eq(contentItems.id, id));
  for (const row of await tx.select().from(contentItems).where(isItem)) {
    await tx.update(contentItems).set(withLayout(row, place)).where(isItem);
  }
  const isOf = (table: typeof contentRevisions | typeof contentPublished) =>
    and(eq(table.type, "page"), eq(table.idItem, id));
  for (const row of await tx.select().from(contentRevisions).where(isOf(contentRevisions))) {
    const isVersion = and(isOf(contentRevisions), eq(contentRevisions.version, row.version));
    await tx.update(contentRevisions).set(withLayout(row, place)).where(isVersion);
  }
  for (const { code, fields } of await tx
    .select()
    .from(contentPublished)
    .where(isOf(contentPublished))) {
    const { html, css, ...shown } = fields;
    await tx
      .update(contentPublished)
      .set({ fields: { ...shown, layout: publishedLayout({ html, css }, code, place) } })
      .where(and(isOf(contentPublished), eq(contentPublished.code, code)));
  }
}

/** Reads the blocks of a page's site, and which of them belong to other pages. */
async function placeOf(tx: Sql, page: ReadPage["page"]): Promise<Place> {
  const { idSite, id } = page;
  const blocks = await tx.select().from(components).where(eq(components.idSite, idSite));
  const others = await tx
    .select({ values: contentItems.values })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.type, "page"),
        eq(contentItems.idSite, idSite),
        sql`${contentItems.id} <> ${id}`,
      ),
    );
  const shared = others.flatMap(({ values }) => [...slugsIn(values), ...slugsIn(values.layout)]);
  return {
    page,
    blocks: new Map(blocks.map((block) => [block.slug, block])),
    shared: new Set(shared),
  };
}

const slugsIn = (holder: unknown): string[] => {
  const { blocks } = (holder ?? {}) as { blocks?: { slug: string }[] };
  return (blocks ?? []).map(({ slug }) => slug);
};

function withLayout({ values, words }: Copy, place: Place): Copy {
  const written = languageCodeSchema.options.filter((code) => words[code]?.html);
  const layout = layoutCopy({
    ...place,
    translations: written.map((code) => translationOf(words[code], code)),
  });
  const left = languageCodeSchema.options.map((code) => {
    const { html: _html, css: _css, ...own } = words[code] ?? {};
    return [code, own];
  });
  return {
    values: { ...values, layout },
    words: Object.fromEntries(left) as PerLanguage<FieldValues>,
  };
}

/** Returns a layout as a language reads it, of which nothing is known but the HTML of that. */
function publishedLayout(words: FieldValues, code: LanguageCode, place: Place) {
  const layout = layoutCopy({ ...place, translations: [translationOf(words, code)] });
  return { ...saidLayout(layout, code), blocks: [] };
}

const translationOf = ({ html, css }: FieldValues, code: LanguageCode) =>
  ({
    code,
    content: { type: "GRAPE", html: String(html ?? ""), css: String(css ?? "") },
  }) as ReadPage["translations"][number];
