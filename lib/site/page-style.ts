import "server-only";
import { createHash } from "node:crypto";
import { cacheLife } from "next/cache";
import { visitorCall } from "@/lib/api/visitor-call";
import { joinedLayout } from "@/lib/layout/joined-layout";
import { scopedCss } from "@/lib/layout/scoped-css";
import type { Locale } from "@/lib/rules/text/locale-code";
import { previewedLayout, readPagePreview, unlessRefused } from "./page-preview";
import { pageDetail } from "./pages";

/** Scope of a style: a page's HTML, header, footer or working copy, with its id, or a layout. */
export type PageStyleScope =
  | `${"page" | "header" | "footer" | "draft"}-${number}`
  | `layout-${string}`;

/**
 * Returns the address of the style sheet of a page's own HTML. It is a file, since a page opened
 * within the site is shown under the policy of the first page, which cannot know the styles of all
 * others.
 * @param css as the page builder has it
 */
export function pageStylePath(scope: PageStyleScope, css: string, locale: Locale): string {
  const query = new URLSearchParams({ of: scope, language: locale, v: styleHash(css) });
  return `/page-style.css?${query}`;
}

const styleHash = (css: string) => createHash("sha256").update(css).digest("hex").slice(0, 12);

/**
 * Reads the style sheet of a page's own HTML, limited to its part of the page.
 * @param version as `pageStylePath` gave it
 * @returns undefined where there is none; `isCurrent` is false for another version than that one
 */
export async function readPageStyle(
  scope: string,
  locale: Locale,
  version: string,
): Promise<{ css: string; isCurrent: boolean } | undefined> {
  const [, code] = /^layout-([\w-]{20,100})$/.exec(scope) ?? [];
  if (code) {
    const layout = await previewedLayout(code, locale);
    return layout && { css: scopedCss(layout.css, `.${scope}`), isCurrent: false };
  }
  const [, draft] = /^draft-(\d{1,9})$/.exec(scope) ?? [];
  if (draft) {
    const call = await visitorCall(locale);
    const page = await readPagePreview(call, Number(draft), locale).catch(unlessRefused);
    const { css } = joinedLayout(page?.layout ?? null);
    return page && { css: scopedCss(css, `.${scope}`), isCurrent: false };
  }
  const [, part, id] = /^(page|header|footer)-(\d{1,9})$/.exec(scope) ?? [];
  const page = id === undefined ? undefined : await pageDetail(Number(id), locale);
  if (!page) return undefined;
  const own = page.content.type === "GRAPE" ? page.content : null;
  const source = { page: own, header: page.customHeader, footer: page.customFooter }[
    part as "page"
  ];
  if (!source) return undefined;
  const css = await cachedCss(source.css, scope);
  return { css, isCurrent: styleHash(source.css) === version };
}

/** Scopes CSS in a cache: its parser draws random numbers, which a page may only do there. */
async function cachedCss(css: string, scope: string): Promise<string> {
  "use cache";
  cacheLife("max");
  return scopedCss(css, `.${scope}`);
}
