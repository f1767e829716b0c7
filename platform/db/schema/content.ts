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
import type { Element } from "@/lib/contract/element";
import type { LanguageCode } from "@/lib/contract/locale";
import type { NewsItem } from "@/lib/contract/news";
import type { Page, PageContent, PageDetail, PageRole } from "@/lib/contract/page";
import type { Service } from "@/lib/contract/service";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** A page (§3): what all its languages share. */
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

/** A page in one language. */
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

/** A configured block of a page, found by its slug. */
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

/** An item of an element list (§3), keyed by the list's route. */
export const elements = pgTable(
  "element",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    route: text().notNull(),
    order: integer().notNull(),
    translations: jsonb()
      .$type<PerLanguage<Pick<Element, "title" | "subtitle" | "content" | "url" | "image">>>()
      .notNull(),
  },
  (t) => [index("element_of_list").on(t.idSite, t.route, t.order, t.id), onlyItsSite()],
);

/** A piece of news (§3). */
export const newsItems = pgTable(
  "news",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    publishedAt: instant("published_at").notNull(),
    promoted: boolean().notNull().default(false),
    translations: jsonb()
      .$type<
        PerLanguage<Pick<NewsItem, "title" | "slug" | "summary" | "content" | "url" | "image">>
      >()
      .notNull(),
  },
  (t) => [
    index("news_by_date").on(t.idSite, t.publishedAt, t.id),
    index("news_promoted").on(t.idSite, t.promoted, t.publishedAt, t.id),
    onlyItsSite(),
  ],
);

/** A service of the company (§3). */
export const services = pgTable(
  "service",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    order: integer().notNull(),
    tags: text().array().notNull(),
    translations: jsonb()
      .$type<PerLanguage<Pick<Service, "title" | "slug" | "summary" | "url" | "image">>>()
      .notNull(),
    /** Reserved for members (§6). */
    membersOnly: boolean("members_only").notNull().default(false),
  },
  () => [onlyItsSite()],
);

/** A property by which the declinations of a product differ (§3 Product). */
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
