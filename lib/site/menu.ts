import type { Page, PageTree } from "@/lib/contract/page";
import { type HidingParameters, isHidden } from "@/lib/rules/site/is-hidden";

export function menuOf(
  tree: PageTree,
  parameters: HidingParameters,
): { entries: Page[]; fixed: Page[] } {
  const isShown = (page: Page) => page.showInMenu && page.isValid && !isHidden(page, parameters);
  const shown = (pages: Page[]): Page[] =>
    pages
      .filter(isShown)
      .toSorted((a, b) => a.order - b.order)
      .map((page) => ({ ...page, children: shown(page.children) }));
  return {
    entries: shown(tree.pages),
    fixed: tree.rightFixed.filter((page) => page.isValid && !isHidden(page, parameters)),
  };
}
