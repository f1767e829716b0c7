import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  serial,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { OnlineImage } from "@/lib/contract/image";
import type { LanguageCode } from "@/lib/contract/locale";
import type { FontUse, LogoType, SiteFont } from "@/lib/contract/site";
import { onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

/** Language that the site is read in (§3 Language). */
export const languages = pgTable(
  "language",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    code: text().$type<LanguageCode>().notNull(),
    label: text().notNull(),
    deeplCode: text("deepl_code").notNull(),
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    flag: text().notNull(),
    isDefault: boolean("is_default").notNull().default(false),
    isValid: boolean("is_valid").notNull().default(true),
  },
  (t) => [unique().on(t.idSite, t.code), onlyItsSite()],
);

/** Variant of the site's logo (§3 Logo). */
export const logos = pgTable(
  "logo",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    filename: text().notNull(),
    type: text().$type<LogoType>().notNull(),
    onlineImage: jsonb("online_image").$type<OnlineImage>(),
    alt: jsonb().$type<PerLanguage<string>>().notNull(),
  },
  (t) => [unique().on(t.idSite, t.type), onlyItsSite()],
);

/** Font of the site, by its use (§3 Site info). */
export const siteFonts = pgTable(
  "site_font",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    type: text().$type<FontUse>().notNull(),
    family: text().notNull(),
    color: text(),
    /** Size in points. */
    size: real().notNull(),
    weight: smallint().notNull(),
    style: text().$type<SiteFont["style"]>().notNull().default("normal"),
    /** Paths of the family's own files, where the product does not bring it. */
    files: text().array().notNull().default([]),
  },
  (t) => [unique().on(t.idSite, t.type), onlyItsSite()],
);

/** Setting of the site (§3); keys, kinds and defaults are in the catalogue of the contract. */
export const parameters = pgTable(
  "parameter",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    type: text().notNull(),
    value: text(),
    /** Value in English where it differs. */
    valueEn: text("value_en"),
  },
  (t) => [unique().on(t.idSite, t.type), onlyItsSite()],
);

/** Settings of an external app that a browser may know (§7). */
export const externalApps = pgTable(
  "external_app",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    app: text().notNull(),
    isActive: boolean("is_active").notNull(),
    config: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [unique().on(t.idSite, t.app), onlyItsSite()],
);

/** Visit that came with `?from=` (§2). */
export const visits = pgTable(
  "visit",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    from: text().notNull(),
    day: text().notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [unique().on(t.idSite, t.from, t.day), index().on(t.idSite, t.day), onlyItsSite()],
);
