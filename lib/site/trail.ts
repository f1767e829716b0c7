import type { PageLine, PageMenu } from "@/lib/contract/page";

/** One page of a breadcrumb; `url` without its locale prefix. */
export interface Step {
  title: string;
  url: string;
}

/** The breadcrumb of a page: home, the pages above it, and itself, each by its name in the menu. */
export const trailTo = ({ home }: PageMenu, above: PageLine[], shown: Step): Step[] => [
  { title: home?.menuTitle ?? "", url: "/" },
  ...above
    .filter(({ url }) => url !== "/")
    .map(({ menuTitle, url }) => ({ title: menuTitle, url })),
  shown,
];
