import { createHash } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { SaidBlock } from "@/lib/contract/block/block-faults";
import * as calls from "@/lib/contract/calls/page-layout";
import { contentNamed } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import { blockSlugs } from "@/lib/layout/lifted-layout";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { sanitisedHtml } from "@/platform/content/item/sanitised-html";
import { writtenFields } from "@/platform/content/item/written-content";
import { layoutPreviews, pageTranslations } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import type { Sql } from "@/platform/db/sql";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { newPreviewCode, previewCodeHash } from "./preview-code";

/** Lifetime of a preview's link, in milliseconds: a day. */
const LASTS = 86_400_000;

/** Previews kept of a layout; the oldest go. */
const MOST_KEPT = 10;

/** Routes for the layouts of the page builder (§7): their hash, and previews. */
export function layoutRouter() {
  return newRouter()
    .answer(calls.getPageLayouts, async ({ tx }, { param }) => {
      const rows = await tx
        .select()
        .from(pageTranslations)
        .where(eq(pageTranslations.idPage, param.idPage))
        .orderBy(asc(pageTranslations.id));
      const layouts = rows.flatMap(({ id, code, content }) =>
        content.type === "GRAPE"
          ? [{ id, code, html: content.html, css: content.css, hash: hashOf(content.html) }]
          : [],
      );
      if (layouts.length === 0) throw new ApiError("NOT_FOUND");
      return { layouts };
    })
    .answer(calls.checkLayoutHash, async ({ tx }, { param, json }) => {
      const { html } = await readLayout(tx, param);
      return { isCurrent: hashOf(html) === hashOf(json.html), hash: hashOf(html) };
    })
    .answer(calls.previewLayout, async ({ tx, idSite, now }, { param, form }) => {
      await readLayout(tx, param);
      if (!isBoundedMarkup(form.html)) throw invalidFields({ html: "INVALID" });
      const code = newPreviewCode();
      const until = new Date(now.getTime() + LASTS);
      await tx.insert(layoutPreviews).values({
        idSite,
        idLayout: param.idLayout,
        codeHash: previewCodeHash(code),
        html: sanitisedHtml(form.html),
        css: form.css,
        until,
      });
      await forgetPreviews(tx, param.idLayout, now);
      return { path: `/layout-preview/${code}`, until: until.toISOString() };
    })
    .answer(calls.getPreviewedLayout, async ({ tx, now }, { param }) => {
      const [found] = await tx
        .select({
          idPage: pageTranslations.idPage,
          code: pageTranslations.code,
          title: pageTranslations.title,
          html: layoutPreviews.html,
          css: layoutPreviews.css,
        })
        .from(layoutPreviews)
        .innerJoin(pageTranslations, eq(pageTranslations.id, layoutPreviews.idLayout))
        .where(
          and(
            eq(layoutPreviews.codeHash, previewCodeHash(param.code)),
            gt(layoutPreviews.until, now),
          ),
        );
      if (!found) throw new ApiError("NOT_FOUND");
      const { title, html, css } = found;
      return { title, html, css, blocks: await writtenBlocks(tx, found) };
    });
}

/** Reads the blocks that a page's HTML shows, as its working copy says them in a language. */
async function writtenBlocks(
  tx: Sql,
  of: { idPage: number; code: LanguageCode; html: string },
): Promise<SaidBlock[]> {
  const slugs = blockSlugs(of.html);
  if (slugs.length === 0) return [];
  const [row] = await tx
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.type, "page"), eq(contentItems.id, of.idPage)));
  if (!row) return [];
  const { layout } = writtenFields(contentNamed("page"), row, of.code);
  const { blocks = [] } = (layout ?? {}) as { blocks?: SaidBlock[] };
  return blocks.filter(({ slug }) => slugs.includes(slug));
}

/** Reads a layout's HTML as visitors see it. @throws ApiError NOT_FOUND, of another page too */
async function readLayout(
  tx: Sql,
  { idPage, idLayout }: { idPage: number; idLayout: number },
): Promise<{ html: string }> {
  const [row] = await tx
    .select({ content: pageTranslations.content })
    .from(pageTranslations)
    .where(and(eq(pageTranslations.id, idLayout), eq(pageTranslations.idPage, idPage)));
  if (row?.content.type !== "GRAPE") throw new ApiError("NOT_FOUND");
  return row.content;
}

const hashOf = (html: string): string => createHash("sha256").update(html).digest("hex");

/** Deletes previews that are over, and the oldest of a layout beyond those that are kept. */
async function forgetPreviews(tx: Sql, idLayout: number, now: Date): Promise<void> {
  await tx.delete(layoutPreviews).where(lte(layoutPreviews.until, now));
  const older = tx
    .select({ id: layoutPreviews.id })
    .from(layoutPreviews)
    .where(eq(layoutPreviews.idLayout, idLayout))
    .orderBy(desc(layoutPreviews.id))
    .offset(MOST_KEPT);
  await tx.delete(layoutPreviews).where(inArray(layoutPreviews.id, older));
}
