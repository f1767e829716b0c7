import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { ApiFailure } from "@/lib/api/call";
import { getPage, getPageTrees } from "@/lib/api/page";
import { serverCall } from "@/lib/api/server-call";
import type { Page, PageDetail, PageTree } from "@/lib/contract/page";
import { codeFromLocale, type Locale } from "@/lib/rules/locale-code";
import { cacheTags } from "./cache-tags";
import { logStartFailure } from "./start-failure";

const NO_PAGES: PageTree = { pages: [], rightFixed: [] };

/** The pages of one language; none when the provider cannot be reached (§8). */
export async function pageTree(locale: Locale): Promise<PageTree> {
  "use cache";
  cacheTag(cacheTags.pageTree);
  try {
    const trees = await getPageTrees(serverCall(locale));
    cacheLife("max");
    return trees[codeFromLocale(locale)];
  } catch (error) {
    cacheLife({ stale: 60, revalidate: 60, expire: 3600 });
    logStartFailure("/page", error);
    return NO_PAGES;
  }
}

/** A page with what it shows; undefined when it is not there, or not valid. */
export async function pageDetail(id: number, locale: Locale): Promise<PageDetail | undefined> {
  "use cache";
  cacheTag(cacheTags.page(id));
  cacheLife("max");
  try {
    return await getPage(serverCall(locale), id);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** The page at `path` (`/` for home) and those above it, outermost first. */
export function findPage(
  tree: PageTree,
  path: string,
): { page: Page; ancestors: Page[] } | undefined {
  return findIn(tree.pages, path, []) ?? findIn(tree.rightFixed, path, []);
}

function findIn(
  pages: Page[],
  path: string,
  ancestors: Page[],
): { page: Page; ancestors: Page[] } | undefined {
  for (const page of pages) {
    if (page.url === path && page.isValid && !page.isText) return { page, ancestors };
    const below = findIn(page.children, path, [...ancestors, page]);
    if (below) return below;
  }
  return undefined;
}
