import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import type { ComponentType } from "@/lib/contract/component";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageContent, PageRole } from "@/lib/contract/page";
import { joinedLayout } from "@/lib/layout/joined-layout";
import type { SaidLayout } from "@/lib/layout/layout";
import { blockSlugs } from "@/lib/layout/lifted-layout";
import { keepPageEntries } from "@/platform/content/search-entry/keep-page-entries";
import { announce } from "@/platform/db/announce";
import { insertAll } from "@/platform/db/insert-all";
import { components, formerPaths, pages, pageTranslations } from "@/platform/db/schema/content";
import { contentItems, type FieldValues } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { invalidFields } from "@/platform/http/api-error";
import { isBelow } from "./is-below";
import { takeRole } from "./take-role";

interface SaidPage {
  title: string;
  path: string;
  menuTitle: string | null;
  metaDescription: string | null;
  type: "V1" | "GRAPE";
  blocks: SaidBlock[];
  layout: SaidLayout | null;
  idParent: number | null;
  showInMenu: boolean;
  isFixedOnRight: boolean;
  useAbsoluteMenu: boolean;
  menuIcon: string | null;
  isText: boolean;
  linkType: PageLink["type"];
  linkUrl: string | null;
  jsCode: string | null;
  reload: boolean;
  role: PageRole | null;
  isCustomHeader: boolean;
  headerHtml: string | null;
  headerCss: string | null;
  isCustomFooter: boolean;
  footerHtml: string | null;
  footerCss: string | null;
}

type PageLink = (typeof pageTranslations.$inferSelect)["link"];

interface Published {
  idSite: number;
  id: number;
  rank: number;
  code: LanguageCode;
  fields: FieldValues;
}

/**
 * Shows visitors a page as it was published in a language; its former path leads there.
 * @returns the page that had its role before, and has none any more
 */
export async function showPage(
  tx: Sql,
  { idSite, id, rank, code, fields }: Published,
): Promise<number | undefined> {
  const said = fields as unknown as SaidPage;
  const { type, showInMenu, isFixedOnRight, useAbsoluteMenu } = said;
  const idParent = await placeAbove(tx, { id, idParent: said.idParent });
  const { menuIcon, isText, reload, role, isCustomHeader, isCustomFooter } = said;
  const shared = {
    ...{ type, idParent, showInMenu, isFixedOnRight, useAbsoluteMenu },
    ...{ menuIcon, isText, reload, role, isCustomHeader, isCustomFooter },
  };
  const former = role ? await takeRole(tx, { idSite, id, role }) : undefined;
  const [page] = await tx.select().from(pages).where(eq(pages.id, id));
  const isPlaced = page !== undefined && !differs(page, { ...shared, isValid: true });
  if (!isPlaced) {
    await tx
      .insert(pages)
      .values({ id, idSite, ...shared, order: rank, route: said.path.slice(1) || "home" })
      .onConflictDoUpdate({ target: pages.id, set: { ...shared, isValid: true } });
  }
  await refuseBlocks(tx, { idSite, id, fields });
  const { blocks } = blocksOf(said);
  await keepBlocks(tx, { idSite, code }, blocks);
  const shown = blocks.filter(({ isHidden }) => !isHidden);
  const content: PageContent =
    type === "GRAPE"
      ? { type, ...joinedLayout(said.layout) }
      : { type, components: shown.map(({ slug }) => slug) };
  const line = {
    title: said.title,
    url: said.path,
    menuTitle: said.menuTitle || said.title,
    metaDescription: said.metaDescription,
    link: linkOf(said),
  };
  const body = {
    content,
    customHeader: partOf(said.headerHtml, said.headerCss),
    customFooter: partOf(said.footerHtml, said.footerCss),
  };
  const ofPage = and(eq(pageTranslations.idPage, id), eq(pageTranslations.code, code));
  const [before] = await tx.select().from(pageTranslations).where(ofPage);
  // All pages are made from the lines, for their menu and trail: from its body, only this one.
  const isSameLine = before !== undefined && !differs(before, line);
  if (isSameLine) {
    await tx.update(pageTranslations).set(body).where(ofPage);
  } else {
    const words = { ...line, ...body };
    await tx
      .insert(pageTranslations)
      .values({ idSite, idPage: id, code, ...words })
      .onConflictDoUpdate({ target: [pageTranslations.idPage, pageTranslations.code], set: words });
  }
  await tx
    .delete(formerPaths)
    .where(
      and(
        eq(formerPaths.idSite, idSite),
        eq(formerPaths.code, code),
        eq(formerPaths.path, said.path),
      ),
    );
  if (before && before.url !== said.path) await keepFormerPath(tx, before);
  if (before) await forgetBlocks(tx, before);
  await keepPageEntries(tx, idSite, id);
  announce(tx, { kind: "page", id, ...(isPlaced && isSameLine && { code }) });
  return former;
}

/** Tells whether a row has not yet these values. */
const differs = <Row extends object>(row: Row, values: Partial<Row>): boolean =>
  Object.entries(values).some(([name, value]) => !isDeepStrictEqual(row[name as keyof Row], value));

/** Returns the page above; null where that is gone by now, or stands below the page itself. */
async function placeAbove(
  tx: Sql,
  { id, idParent }: { id: number; idParent: number | null },
): Promise<number | null> {
  if (idParent === null || (await isBelow(tx, idParent, id))) return null;
  return (await tx.$count(pages, eq(pages.id, idParent))) > 0 ? idParent : null;
}

const linkOf = ({ linkType, linkUrl, jsCode }: SaidPage): PageLink =>
  linkType === "SELF"
    ? { type: linkType, url: linkUrl || null, jsCode: jsCode || null }
    : { type: "NONE", url: null, jsCode: null };

const partOf = (html: string | null, css: string | null) =>
  html || css ? { html: html ?? "", css: css ?? "" } : null;

/** Hides a page from visitors in a language; its path answers that it is gone. */
export async function hidePage(tx: Sql, { id, code }: { id: number; code: LanguageCode }) {
  const [before] = await tx
    .delete(pageTranslations)
    .where(and(eq(pageTranslations.idPage, id), eq(pageTranslations.code, code)))
    .returning();
  if (!before) return;
  await keepFormerPath(tx, before);
  await forgetBlocks(tx, before);
  await keepPageEntries(tx, before.idSite, id);
  announce(tx, { kind: "page", id });
}

/** Removes a page; those below it move to its place. */
export async function removePage(tx: Sql, id: number) {
  const translations = await tx
    .select({ code: pageTranslations.code })
    .from(pageTranslations)
    .where(eq(pageTranslations.idPage, id));
  for (const { code } of translations) await hidePage(tx, { id, code });
  const above = sql`(select above.id_parent from page above where above.id = ${id})`;
  await tx.update(pages).set({ idParent: above }).where(eq(pages.idParent, id));
  await tx.delete(pages).where(eq(pages.id, id));
}

export async function isHome(
  tx: Sql,
  { id, code }: { id: number; code?: LanguageCode },
): Promise<boolean> {
  const found = and(
    eq(pageTranslations.idPage, id),
    eq(pageTranslations.url, "/"),
    code && eq(pageTranslations.code, code),
  );
  return (await tx.$count(pageTranslations, found)) > 0;
}

const keepFormerPath = (
  tx: Sql,
  { idSite, code, url, idPage }: typeof pageTranslations.$inferSelect,
) =>
  tx
    .insert(formerPaths)
    .values({ idSite, code, path: url, idPage })
    .onConflictDoUpdate({
      target: [formerPaths.idSite, formerPaths.code, formerPaths.path],
      set: { idPage },
    });

/** Returns the blocks of a page, and the field that they are in. */
const blocksOf = ({ type, layout, blocks }: SaidPage) =>
  type === "GRAPE"
    ? { blocks: layout?.blocks ?? [], under: "layout.blocks" }
    : { blocks, under: "blocks" };

/** @throws ApiError INVALID_FIELDS for a block that another page has, or that stands there twice */
export async function refuseBlocks(
  tx: Sql,
  { idSite, id, fields }: Pick<Published, "idSite" | "id" | "fields">,
): Promise<void> {
  const { blocks, under } = blocksOf(fields as unknown as SaidPage);
  if (blocks.length === 0) return;
  const slugs = blocks.map(({ slug }) => slug);
  const twice = slugs.findIndex((slug, at) => slugs.indexOf(slug) < at);
  if (twice >= 0) throw invalidFields({ [`values.${under}.${twice}`]: "BLOCK_TWICE" });
  const ofOthers = await blocksOfOthers(tx, { idSite, id, slugs });
  const taken = slugs.findIndex((slug) => ofOthers.has(slug));
  if (taken >= 0) throw invalidFields({ [`values.${under}.${taken}`]: "BLOCK_OF_OTHER_PAGE" });
}

/** Stores the words of a language in the blocks of a page; those of the others stay. */
async function keepBlocks(
  tx: Sql,
  { idSite, code }: Pick<Published, "idSite" | "code">,
  blocks: SaidBlock[],
) {
  const slugs = blocks.map(({ slug }) => slug);
  if (slugs.length === 0) return;
  const kept = await tx
    .select()
    .from(components)
    .where(and(eq(components.idSite, idSite), inArray(components.slug, slugs)));
  const before = new Map(kept.map((block) => [block.slug, block]));
  const changed = blocks.filter(({ slug, type, conf }) => {
    const block = before.get(slug);
    return block?.type !== type || !isDeepStrictEqual(block.conf[code], conf);
  });
  await insertAll(changed, (rows) =>
    tx
      .insert(components)
      .values(
        rows.map(({ slug, type, conf }) => ({
          idSite,
          slug,
          type: type as ComponentType,
          conf: { [code]: conf } as never,
        })),
      )
      .onConflictDoUpdate({
        target: [components.idSite, components.slug],
        set: { type: sql`excluded.type`, conf: sql`${components.conf} || excluded.conf` },
      }),
  );
  for (const { slug, type } of changed) {
    const isOfLanguage = before.get(slug)?.type === type;
    announce(tx, { kind: "component", slug, ...(isOfLanguage && { code }) });
  }
}

/** Finds those of some blocks that stand on other pages of the site, shown or not. */
async function blocksOfOthers(
  tx: Sql,
  { idSite, id, slugs }: { idSite: number; id: number; slugs: string[] },
): Promise<Set<string>> {
  const blocks = sql`jsonb_array_elements(
    coalesce(${contentItems.values}->'blocks', '[]') || coalesce(${contentItems.values}->'layout'->'blocks', '[]')
  ) block`;
  const found = await tx
    .select({ slug: sql<string>`block->>'slug'` })
    .from(contentItems)
    .crossJoinLateral(blocks)
    .where(
      and(
        eq(contentItems.idSite, idSite),
        eq(contentItems.type, "page"),
        ne(contentItems.id, id),
        inArray(sql`block->>'slug'`, slugs),
      ),
    );
  return new Set(found.map(({ slug }) => slug));
}

/** Deletes the blocks that a page has had and that no page has any more. */
async function forgetBlocks(
  tx: Sql,
  { idSite, content: former }: Pick<typeof pageTranslations.$inferSelect, "idSite" | "content">,
) {
  const slugs = former.type === "V1" ? former.components : blockSlugs(former.html);
  if (slugs.length === 0) return;
  const isUsed = sql`exists (select from ${pageTranslations} where ${pageTranslations.idSite} = ${idSite} and position(${components.slug} in ${pageTranslations.content}::text) > 0)`;
  await tx
    .delete(components)
    .where(and(eq(components.idSite, idSite), inArray(components.slug, slugs), sql`not ${isUsed}`));
}
