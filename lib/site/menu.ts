import type { Page, PageTree } from "@/lib/contract/page";
import type { SiteParameters } from "./parameters";

/** The entries of the site's menu, in their order; the last ones stand fixed on the right. */
export function menuOf(
  tree: PageTree,
  parameters: Pick<SiteParameters, "HIDE_CONTACT_PAGE">,
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

/** True for a page that a setting hides (§2): it answers as if it were not there. */
export const isHidden = (
  { role }: Pick<Page, "role">,
  { HIDE_CONTACT_PAGE }: Pick<SiteParameters, "HIDE_CONTACT_PAGE">,
): boolean => HIDE_CONTACT_PAGE && role === "CONTACT";
