import type { PageLine, PageMenu } from "@/lib/contract/page";

/** Page of a breadcrumb; `url` is without its locale prefix. */
export interface Step {
  title: string;
  url: string;
}

/** Returns a breadcrumb: home, the pages above, and the page itself, by their menu names. */
export const trailTo = ({ home }: PageMenu, above: PageLine[], shown: Step): Step[] => [
  { title: home?.menuTitle ?? "", url: "/" },
  ...above
    .filter(({ url }) => url !== "/")
    .map(({ menuTitle, url }) => ({ title: menuTitle, url })),
  shown,
];
