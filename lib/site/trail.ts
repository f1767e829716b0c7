import type { Page, PageTree } from "@/lib/contract/page";
import { findPage } from "./pages";

/** One page of a breadcrumb; `url` without its locale prefix. */
export interface Step {
  title: string;
  url: string;
}

/** The breadcrumb of a page: home, the pages above it, and itself, each by its name in the menu. */
export const trailTo = (tree: PageTree, above: Page[], shown: Step): Step[] => [
  { title: findPage(tree, "/")?.page.menuTitle ?? "", url: "/" },
  ...above
    .filter(({ url }) => url !== "/")
    .map(({ menuTitle, url }) => ({ title: menuTitle, url })),
  shown,
];
