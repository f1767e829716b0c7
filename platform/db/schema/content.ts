import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { ComponentConf, ComponentType } from "@/lib/contract/component";
import type { LanguageCode } from "@/lib/contract/locale";
import type { Page, PageContent, PageDetail, PageRole } from "@/lib/contract/page";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** Page (§3): its settings for all languages. */
export const pages = pgTable(
  "page",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idParent: integer("id_parent").references((): AnyPgColumn => pages.id, { onDelete: "cascade" }),
    order: integer().notNull(),
    type: text().$type<Page["type"]>().notNull(),
    /** A site has one page of a role at most. */
    role: text().$type<PageRole>(),
    isValid: boolean("is_valid").notNull().default(true),
    isText: boolean("is_text").notNull().default(false),
    showInMenu: boolean("show_in_menu").notNull().default(false),
    isFixedOnRight: boolean("is_fixed_on_right").notNull().default(false),
    useAbsoluteMenu: boolean("use_absolute_menu").notNull().default(false),
    reload: boolean().notNull().default(false),
    isCustomHeader: boolean("is_custom_header").notNull().default(false),
    isCustomFooter: boolean("is_custom_footer").notNull().default(false),
    menuIcon: text("menu_icon"),
    isCmsPage: boolean("is_cms_page").notNull().default(true),
    route: text().notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.role),
    index("page_in_menu")
      .on(t.idSite)
      .where(sql`show_in_menu or is_fixed_on_right or role is not null`),
    onlyItsSite(),
  ],
);

export const pageTranslations = pgTable(
  "page_translation",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idPage: integer("id_page")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    code: text().$type<LanguageCode>().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    menuTitle: text("menu_title").notNull(),
    metaDescription: text("meta_description"),
    link: jsonb().$type<Page["link"]>().notNull(),
    content: jsonb().$type<PageContent>().notNull(),
    customHeader: jsonb("custom_header").$type<PageDetail["customHeader"]>(),
    customFooter: jsonb("custom_footer").$type<PageDetail["customFooter"]>(),
  },
  (t) => [
    unique().on(t.idPage, t.code),
    // Two pages of one language cannot answer at one path.
    unique().on(t.idSite, t.code, t.url),
    onlyItsSite(),
  ],
);

/** Preview of a page's layout: anybody with the link may see it for a while. */
export const layoutPreviews = pgTable(
  "page_layout_preview",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    idLayout: integer("id_layout")
      .notNull()
      .references(() => pageTranslations.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull().unique(),
    /** Sanitised HTML. */
    html: text().notNull(),
    css: text().notNull(),
    until: instant("until").notNull(),
  },
  (t) => [index("page_layout_preview_of_layout").on(t.idLayout, t.id), onlyItsSite()],
);

/** Former path of a page in a language: it leads to the present one, or says that it is gone. */
export const formerPaths = pgTable(
  "page_former_path",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    code: text().$type<LanguageCode>().notNull(),
    path: text().notNull(),
    /** Page, or one that was removed. */
    idPage: integer("id_page").notNull(),
  },
  (t) => [
    unique().on(t.idSite, t.code, t.path),
    index("page_former_path_of_page").on(t.idPage, t.code),
    onlyItsSite(),
  ],
);

/** Configured block of a page, found by its slug. */
export const components = pgTable(
  "component",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    slug: text().notNull(),
    type: text().$type<ComponentType>().notNull(),
    conf: jsonb().$type<PerLanguage<ComponentConf["conf"]>>().notNull(),
  },
  (t) => [unique().on(t.idSite, t.slug), onlyItsSite()],
);

/** Property by which the declinations of a product differ (§3 Product). */
export const variations = pgTable(
  "variation",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    translations: jsonb()
      .$type<PerLanguage<{ label: string; displayLabel: string | null }>>()
      .notNull(),
  },
  () => [onlyItsSite()],
);
