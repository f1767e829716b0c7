/**
 * Every cache tag of the public pages, in one place. A change announced for a tag shows on the
 * next request of each page that was made from it.
 */
export const cacheTags = {
  parameters: "parameters",
  siteInfo: "site-info",
  pageTree: "pages",
  page: (id: number) => `page:${id}`,
  component: (slug: string) => `component:${slug}`,
  elements: (route: string) => `elements:${route}`,
  news: "news",
  services: "services",
  fares: "fares",
  /** Everything that is said of what the shop sells, its stock too. */
  products: "products",
  addresses: "addresses",
  variations: "variations",
  externalApps: "external-apps",
} as const;

const TAG = /^[a-z][a-z-]*(:[\w/-]{1,100})?$/;

/** True for what can be a tag; a notice with anything else is refused. */
export const isCacheTag = (tag: unknown): tag is string => typeof tag === "string" && TAG.test(tag);
