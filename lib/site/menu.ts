import type { Page, PageTree } from "@/lib/contract/page";
import type { SiteParameters } from "./parameters";

/** The contact page of the site, which a setting can hide (§2). */
const CONTACT = "contacter-votre-chauffeur-prive";

/** The entries of the site's menu, in their order; the last ones stand fixed on the right. */
export function menuOf(
  tree: PageTree,
  { HIDE_CONTACT_PAGE }: Pick<SiteParameters, "HIDE_CONTACT_PAGE">,
): { entries: Page[]; fixed: Page[] } {
  const isShown = ({ showInMenu, isValid, cms }: Page) =>
    showInMenu && isValid && !(HIDE_CONTACT_PAGE && cms.route === CONTACT);
  const shown = (pages: Page[]): Page[] =>
    pages
      .filter(isShown)
      .toSorted((a, b) => a.order - b.order)
      .map((page) => ({ ...page, children: shown(page.children) }));
  return {
    entries: shown(tree.pages),
    fixed: tree.rightFixed.filter(({ isValid }) => isValid),
  };
}

/** True for a page that a setting hides: it answers as if it were not there. */
export const isHidden = (
  { cms }: Pick<Page, "cms">,
  { HIDE_CONTACT_PAGE }: Pick<SiteParameters, "HIDE_CONTACT_PAGE">,
): boolean => HIDE_CONTACT_PAGE && cms.route === CONTACT;
