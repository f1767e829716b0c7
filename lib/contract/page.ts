import { z } from "zod";
import { languageCodeSchema } from "./locale";

export const pageTypeSchema = z.enum(["GRAPE", "V1"]);

/**
 * What a page is for, where the site's own controls lead to it: the one where rides are booked, where
 * one writes to the company, where the shop lists what it sells. A site has at most one page of each.
 */
export const pageRoleSchema = z.enum(["BOOKING_FORM", "CONTACT", "SHOP"]);
export type PageRole = z.infer<typeof pageRoleSchema>;

/** Where a menu entry leads when it is not simply its page (§3 Page). */
export const pageLinkSchema = z.object({
  type: z.enum(["NONE", "SELF"]),
  url: z.string().nullable(),
  jsCode: z.string().nullable(),
});

const pageFields = z.object({
  id: z.number().int(),
  idSite: z.number().int(),
  idParent: z.number().int().nullable(),
  order: z.number().int(),
  type: pageTypeSchema,
  /** Null for a page that nothing but the site's content leads to. */
  role: pageRoleSchema.nullable(),
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
  link: pageLinkSchema,
  title: z.string(),
  /** Path of the page without its locale prefix, `/` for home. */
  url: z.string().startsWith("/"),
  menuTitle: z.string(),
  metaDescription: z.string().nullable(),
});

/** A page of the site (§3), in one language, with the pages below it. */
export type Page = z.infer<typeof pageFields> & { children: Page[] };
export const pageSchema: z.ZodType<Page> = pageFields.extend({
  get children() {
    return z.array(pageSchema);
  },
});

/** Pages of one language: the tree, and those that a menu fixes on its right. */
export const pageTreeSchema = z.object({
  pages: z.array(pageSchema),
  rightFixed: z.array(pageSchema),
});
export type PageTree = z.infer<typeof pageTreeSchema>;

/** GET /page: the tree per locale (§3 "Pages are held per locale"). */
export const pageTreesSchema = z.object({ fr_FR: pageTreeSchema, en: pageTreeSchema });
export type PageTrees = z.infer<typeof pageTreesSchema>;

/** A page without those below it. */
export const pageLineSchema = pageFields;
export type PageLine = z.infer<typeof pageLineSchema>;

/**
 * GET /page/menu: what the frame of every page needs of the others, in one language: the pages of the
 * menu, each with those of the menu below it, and the ones that have a role or are home.
 */
export const pageMenuSchema = pageTreeSchema.extend({
  home: pageLineSchema.nullable(),
  roles: z.array(pageLineSchema),
});
export type PageMenu = z.infer<typeof pageMenuSchema>;

/** GET /page/at: the page at a path, and those above it, the outermost first. */
export const pagePlaceSchema = z.object({
  page: pageLineSchema,
  ancestors: z.array(pageLineSchema),
});
export type PagePlace = z.infer<typeof pagePlaceSchema>;

/** How many addresses one call gives at most. */
export const MOST_ADDRESSES = 2_500;

/** The query of a list of addresses, which sitemaps are made from: a part of `nbItem`, by its number. */
export const addressQuerySchema = z.strictObject({
  nbItem: z.coerce.number().int().min(1).max(MOST_ADDRESSES).default(MOST_ADDRESSES),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/**
 * GET /page/address and GET /product/address: the path of each that is shown, by language and
 * without its locale prefix, the oldest first.
 */
export const addressesSchema = z.object({
  addresses: z.array(
    z.object({
      id: z.number().int(),
      /** None of a product. */
      role: pageRoleSchema.nullable(),
      paths: z.partialRecord(languageCodeSchema, z.string().startsWith("/")),
    }),
  ),
  total: z.number().int(),
});
export type Addresses = z.infer<typeof addressesSchema>;

/** What a page shows: HTML and CSS of the page builder, or the slugs of configured components. */
export const pageContentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("GRAPE"), html: z.string(), css: z.string() }),
  z.object({ type: z.literal("V1"), components: z.array(z.string()) }),
]);
export type PageContent = z.infer<typeof pageContentSchema>;

/** GET /page/{id} */
export const pageDetailSchema = pageFields.extend({
  content: pageContentSchema,
  /** HTML and CSS in place of the site's header and footer, when isCustomHeader / isCustomFooter. */
  customHeader: z.object({ html: z.string(), css: z.string() }).nullable(),
  customFooter: z.object({ html: z.string(), css: z.string() }).nullable(),
});
export type PageDetail = z.infer<typeof pageDetailSchema>;
