import "server-only";
import { getPage, getPageTrees } from "@/lib/api/page";
import { serverCall } from "@/lib/api/server-call";
import type { Page, PageDetail, PageRole, PageTree } from "@/lib/contract/page";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { found } from "./found";
import { isBuilding } from "./start-failure";

/** At build there is no provider; nothing of it is kept for the site that runs. */
const NO_PAGES: PageTree = { pages: [], rightFixed: [] };

/** The pages of one language. @throws CallError when the provider cannot say */
export async function pageTree(locale: Locale): Promise<PageTree> {
  "use cache";
  keepUntilChanged({ kind: "pages" });
  if (isBuilding()) return NO_PAGES;
  const trees = await getPageTrees(serverCall(locale));
  return trees[codeFromLocale(locale)];
}

/** A page with what it shows; undefined when it is not there, or not valid. */
export async function pageDetail(id: number, locale: Locale): Promise<PageDetail | undefined> {
  "use cache";
  keepUntilChanged({ kind: "page", id });
  const page = await found(getPage(serverCall(locale), id));
  if (!page) askAgainSoon();
  return page;
}

/** The page at `path` (`/` for home) and those above it, outermost first. */
export function findPage(
  tree: PageTree,
  path: string,
): { page: Page; ancestors: Page[] } | undefined {
  return findIn([...tree.pages, ...tree.rightFixed], ({ url }) => url === path, []);
}

/** The page of a role; undefined on a site that has none. */
export const findRole = (tree: PageTree, role: PageRole): Page | undefined =>
  findIn([...tree.pages, ...tree.rightFixed], (page) => page.role === role, [])?.page;

function findIn(
  pages: Page[],
  isMeant: (page: Page) => boolean,
  ancestors: Page[],
): { page: Page; ancestors: Page[] } | undefined {
  for (const page of pages) {
    if (isMeant(page) && page.isValid && !page.isText) return { page, ancestors };
    const below = findIn(page.children, isMeant, [...ancestors, page]);
    if (below) return below;
  }
  return undefined;
}
