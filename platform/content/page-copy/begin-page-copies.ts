import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { ContentDefinition } from "@/lib/contract/content/definition";
import { pageContent } from "@/lib/contract/content/page";
import type { LanguageCode } from "@/lib/contract/locale";
import { writtenFields } from "@/platform/content/item/written-content";
import type { Database } from "@/platform/db/database";
import { insertAll } from "@/platform/db/insert-all";
import { components, pages, pageTranslations } from "@/platform/db/schema/content";
import {
  contentItems,
  contentPublished,
  contentRevisions,
} from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { fillLayouts } from "./fill-layouts";
import { frameCopy, pageCopy, slugsOf } from "./page-copy";

/** Beginning of publication of pages that are older than working copies. */
const FROM_EVER = new Date("2020-01-01T00:00:00Z");

const isWithoutCopy = and(
  eq(pages.isCmsPage, true),
  sql`not exists (select from ${contentItems} where ${contentItems.type} = 'page' and ${contentItems.id} = ${pages.id})`,
);

/**
 * Gives the pages of a site, those made before pages could be written, their working copies, and
 * completes the copies of former versions.
 */
export async function beginPageCopies(
  { everySite }: Database,
  idSite: number,
  now: Date,
): Promise<void> {
  await everySite.transaction(async (tx) => {
    await beginSitePageCopies(tx, idSite, now);
    await fillFrames(tx, idSite);
    await fillLayouts(tx, idSite);
  });
}

/** Pages whose copies are made at once, of a site that may have a hundred thousand. */
const AT_ONCE = 500;

/** Field that working copies lack which were begun before the frame of a page was written. */
const IN_FRAME = "role";

/** Completes older working copies by what frames their pages, as visitors have it. */
async function fillFrames(tx: Sql, idSite: number): Promise<void> {
  const found = await tx
    .select({ page: pages })
    .from(pages)
    .innerJoin(contentItems, and(eq(contentItems.type, "page"), eq(contentItems.id, pages.id)))
    .where(and(eq(pages.idSite, idSite), sql`not ${contentItems.values} ? ${IN_FRAME}`));
  for (const { page } of found) {
    const translations = await tx
      .select()
      .from(pageTranslations)
      .where(eq(pageTranslations.idPage, page.id));
    const { values, words } = frameCopy({ page, translations });
    const withFrame = {
      values: sql`${JSON.stringify(values)}::jsonb || values`,
      words: sql`jsonb_build_object(${sql.join(
        Object.entries(words).map(
          ([code, own]) =>
            sql`${code}::text, ${JSON.stringify(own)}::jsonb || coalesce(words->${code}, '{}')`,
        ),
        sql`, `,
      )})`,
    };
    const isOf = (items: typeof contentPublished | typeof contentRevisions) =>
      and(eq(items.type, "page"), eq(items.idItem, page.id));
    await tx
      .update(contentItems)
      .set(withFrame)
      .where(and(eq(contentItems.type, "page"), eq(contentItems.id, page.id)));
    await tx.update(contentRevisions).set(withFrame).where(isOf(contentRevisions));
    for (const [code, own] of Object.entries(words)) {
      const fields = JSON.stringify({ ...values, ...own });
      await tx
        .update(contentPublished)
        .set({ fields: sql`${fields}::jsonb || fields` })
        .where(and(isOf(contentPublished), eq(contentPublished.code, code as LanguageCode)));
    }
  }
}

/** Gives the pages of a site their working copies, published as visitors read them. */
export async function beginSitePageCopies(tx: Sql, idSite: number, now: Date): Promise<void> {
  const lacking = new Set(
    (
      await tx
        .select({ id: pages.id })
        .from(pages)
        .where(and(eq(pages.idSite, idSite), isWithoutCopy))
    ).map(({ id }) => id),
  );
  if (lacking.size === 0) return;
  const ofSite = inTreeOrder(
    await tx
      .select()
      .from(pages)
      .where(eq(pages.idSite, idSite))
      .orderBy(asc(pages.order), asc(pages.id)),
  ).map((page, rank) => ({ page, rank }));
  const blocks = new Map(
    (await tx.select().from(components).where(eq(components.idSite, idSite))).map((block) => [
      block.slug,
      block,
    ]),
  );
  const shared = new Set<string>();
  for (let from = 0; from < ofSite.length; from += AT_ONCE) {
    const portion = ofSite.slice(from, from + AT_ONCE);
    await beginCopies(tx, portion, { lacking, blocks, shared, now });
  }
}

/** Begins the copies that a portion lacks; of pages with a block in common, the first keeps it. */
async function beginCopies(
  tx: Sql,
  portion: { page: Page; rank: number }[],
  { lacking, blocks, shared, now }: Beginning,
): Promise<void> {
  const translations = await tx
    .select()
    .from(pageTranslations)
    .where(
      inArray(
        pageTranslations.idPage,
        portion.map(({ page }) => page.id),
      ),
    );
  const items: (typeof contentItems.$inferSelect)[] = [];
  const revisions: (typeof contentRevisions.$inferInsert)[] = [];
  const published: (typeof contentPublished.$inferInsert)[] = [];
  for (const { page, rank } of portion) {
    const own = translations.filter(({ idPage }) => idPage === page.id);
    const copy = pageCopy({ page, translations: own, blocks, shared });
    for (const { content } of own) {
      for (const slug of slugsOf(content)) shared.add(slug);
    }
    if (!lacking.has(page.id)) continue;
    const section = page.idParent === null ? null : String(page.idParent);
    const { id, idSite } = page;
    const of = { type: "page" as const, idSite, rank, section, version: 1 };
    const shownIn = page.isValid ? own.map(({ code }) => code) : [];
    items.push({ ...of, id, ...copy, changedAt: now });
    revisions.push({
      ...{ type: "page", idItem: id, idSite, version: 1 },
      ...{ ...copy, at: now, published: shownIn },
    });
    for (const code of shownIn) {
      const fields = writtenFields(pageContent as unknown as ContentDefinition, copy, code);
      const shown = { slug: null, from: FROM_EVER, until: null, fields };
      published.push({ ...of, idItem: id, code, ...shown });
    }
  }
  await insertAll(items, (rows) => tx.insert(contentItems).values(rows));
  await insertAll(revisions, (rows) => tx.insert(contentRevisions).values(rows));
  await insertAll(published, (rows) => tx.insert(contentPublished).values(rows));
}

type Page = typeof pages.$inferSelect;

interface Beginning {
  /** Ids of pages without a working copy. */
  lacking: ReadonlySet<number>;
  blocks: ReadonlyMap<string, typeof components.$inferSelect>;
  /** Slugs of blocks of the pages before; those of these pages are added. */
  shared: Set<string>;
  now: Date;
}

/** Orders pages each before those below it, siblings in their order. */
function inTreeOrder(ofSite: Page[]): Page[] {
  const children = new Map<number | null, Page[]>();
  for (const page of ofSite) {
    const siblings = children.get(page.idParent);
    if (siblings) siblings.push(page);
    else children.set(page.idParent, [page]);
  }
  const below = (id: number | null): Page[] =>
    (children.get(id) ?? []).flatMap((page) => [page, ...below(page.id)]);
  return below(null);
}
