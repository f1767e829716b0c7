import { z } from "zod";
import { languageCodeSchema } from "./locale";

export const pageTypeSchema = z.enum(["GRAPE", "V1"]);

/**
 * Roles of pages in an owner's words: of those that the site's own controls lead to, for booking
 * rides, for writing to the company, for the shop's list, for reviews; and of those below which each
 * piece of news, article, album and element has its address. A site has at most one page of each.
 */
export const PAGE_ROLES = {
  BOOKING_FORM: ["Réserver une course", "Book a ride"],
  CONTACT: ["Nous écrire", "Write to us"],
  SHOP: ["La boutique", "The shop"],
  NEWS: ["Les actualités", "The news"],
  BLOG: ["Le blog", "The blog"],
  ALBUMS: ["Les albums", "The albums"],
  ELEMENTS: ["Les éléments et les événements", "The elements and the events"],
  REVIEWS: ["Les avis", "The reviews"],
} as const satisfies Record<string, [fr: string, en: string]>;

export const pageRoleSchema = z.enum(Object.keys(PAGE_ROLES) as (keyof typeof PAGE_ROLES)[]);
export type PageRole = z.infer<typeof pageRoleSchema>;

/** Target of a menu entry that is not simply its page (§3 Page). */
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
  /** Null for a page that only the site's content leads to. */
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

/** Page of the site (§3), in one language, with the pages below it. */
export type Page = z.infer<typeof pageFields> & { children: Page[] };
export const pageSchema: z.ZodType<Page> = pageFields.extend({
  get children() {
    return z.array(pageSchema);
  },
});

/** Pages of one language: the tree, and the pages that a menu fixes on its right. */
export const pageTreeSchema = z.object({
  pages: z.array(pageSchema),
  rightFixed: z.array(pageSchema),
});
export type PageTree = z.infer<typeof pageTreeSchema>;

/** GET /page: the tree per locale (§3 "Pages are held per locale"). */
export const pageTreesSchema = z.object({ fr_FR: pageTreeSchema, en: pageTreeSchema });
export type PageTrees = z.infer<typeof pageTreesSchema>;

export const pageLineSchema = pageFields;
export type PageLine = z.infer<typeof pageLineSchema>;

/**
 * GET /page/menu: the pages that the frame of every page needs, in one language: the pages of the
 * menu, each with those of the menu below it, and the pages that have a role or are home.
 */
export const pageMenuSchema = pageTreeSchema.extend({
  home: pageLineSchema.nullable(),
  roles: z.array(pageLineSchema),
});
export type PageMenu = z.infer<typeof pageMenuSchema>;

/** GET /page/at: the page at a path, and the pages above it, the outermost first. */
export const pagePlaceSchema = z.object({
  page: pageLineSchema,
  ancestors: z.array(pageLineSchema),
  paths: z.partialRecord(languageCodeSchema, z.string().startsWith("/")),
});
export type PagePlace = z.infer<typeof pagePlaceSchema>;

export const MOST_ADDRESSES = 2_500;

/** Most pictures told of one address; search engines read no more of a page. */
export const MOST_PICTURES = 1_000;

/** Most pictures told in one answer, which stays short: those of later addresses are left out. */
export const MOST_PICTURES_TOLD = 20_000;

/** Query of a list of addresses for sitemaps: a part of `nbItem`, by its number. */
export const addressQuerySchema = z.strictObject({
  nbItem: z.coerce.number().int().min(1).max(MOST_ADDRESSES).default(MOST_ADDRESSES),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

/**
 * GET /page/address, GET /product/address and GET /content/address: the paths of the shown pages,
 * by language and without the locale prefix, the oldest first.
 */
export const addressesSchema = z.object({
  addresses: z.array(
    z.object({
      id: z.number().int(),
      /** Null for a product; for a content, the role of the page above it. */
      role: pageRoleSchema.nullable(),
      paths: z.partialRecord(languageCodeSchema, z.string().startsWith("/")),
      /** Last publication or change of what each path shows, where it is known. */
      changedAt: z.partialRecord(languageCodeSchema, z.iso.datetime()).optional(),
      /** Pictures of the content or product at each path: paths of the site, or addresses. */
      pictures: z
        .partialRecord(languageCodeSchema, z.array(z.string()).max(MOST_PICTURES))
        .optional(),
    }),
  ),
  total: z.number().int(),
});
export type Addresses = z.infer<typeof addressesSchema>;

/** Most former paths that are kept: older ones are forgotten. */
export const MOST_FORMER_PATHS = 5_000;

/** GET /page/former: former paths without locale prefix, last first; null for a gone page. */
export const formerPathsSchema = z.object({
  former: z.array(
    z.object({
      code: languageCodeSchema,
      path: z.string().startsWith("/"),
      now: z.string().startsWith("/").nullable(),
    }),
  ),
});
export type FormerPaths = z.infer<typeof formerPathsSchema>;

/** Content of a page: HTML and CSS of the page builder, or the slugs of configured components. */
export const pageContentSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("GRAPE"), html: z.string(), css: z.string() }),
  z.object({ type: z.literal("V1"), components: z.array(z.string()) }),
]);
export type PageContent = z.infer<typeof pageContentSchema>;

/** GET /page/{id} */
export const pageDetailSchema = pageFields.extend({
  content: pageContentSchema,
  /** HTML and CSS in place of the header and footer, with isCustomHeader / isCustomFooter. */
  customHeader: z.object({ html: z.string(), css: z.string() }).nullable(),
  customFooter: z.object({ html: z.string(), css: z.string() }).nullable(),
});
export type PageDetail = z.infer<typeof pageDetailSchema>;
