import { z } from "zod";

export const pageType = z.enum(["GRAPE", "V1"]);

/** Where a menu entry leads when it is not simply its page (§3 Page). */
export const pageLink = z.object({
  type: z.enum(["NONE", "SELF"]),
  url: z.string().nullable(),
  jsCode: z.string().nullable(),
});

const pageFields = z.object({
  id: z.number().int(),
  idSite: z.number().int(),
  idParent: z.number().int().nullable(),
  order: z.number().int(),
  type: pageType,
  isValid: z.boolean(),
  isText: z.boolean(),
  showInMenu: z.boolean(),
  isFixedOnRight: z.boolean(),
  useAbsoluteMenu: z.boolean(),
  reload: z.boolean(),
  isCustomHeader: z.boolean(),
  isCustomFooter: z.boolean(),
  menuIcon: z.string().nullable(),
  cms: z.object({ isCmsPage: z.boolean(), route: z.string() }),
  link: pageLink,
  title: z.string(),
  /** Path of the page without its locale prefix, `/` for home. */
  url: z.string().startsWith("/"),
  menuTitle: z.string(),
  metaDescription: z.string().nullable(),
});

/** A page of the site (§3), in one language, with the pages below it. */
export type Page = z.infer<typeof pageFields> & { children: Page[] };
export const page: z.ZodType<Page> = pageFields.extend({
  get children() {
    return z.array(page);
  },
});

/** Pages of one language: the tree, and those that a menu fixes on its right. */
export const pageTree = z.object({ pages: z.array(page), rightFixed: z.array(page) });
export type PageTree = z.infer<typeof pageTree>;

/** GET /page: the tree per locale (§3 "Pages are held per locale"). */
export const pageTrees = z.object({ fr_FR: pageTree, en: pageTree });
export type PageTrees = z.infer<typeof pageTrees>;

/** What a page shows: HTML and CSS of the page builder, or the slugs of configured components. */
export const pageContent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("GRAPE"), html: z.string(), css: z.string() }),
  z.object({ type: z.literal("V1"), components: z.array(z.string()) }),
]);
export type PageContent = z.infer<typeof pageContent>;

/** GET /page/{id} */
export const pageDetail = pageFields.extend({
  content: pageContent,
  /** HTML and CSS in place of the site's header and footer, when isCustomHeader / isCustomFooter. */
  customHeader: z.object({ html: z.string(), css: z.string() }).nullable(),
  customFooter: z.object({ html: z.string(), css: z.string() }).nullable(),
});
export type PageDetail = z.infer<typeof pageDetail>;
