import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { ContentName } from "@/lib/contract/content/contents";
import type { LanguageCode } from "@/lib/contract/locale";
import type { PageRole } from "@/lib/contract/page";
import { instant, onlyItsSite, ownedBySite, type PerLanguage } from "./columns";

export type FieldValues = Record<string, unknown>;

/** Working copy of a content, which only the staff read. Ids are unique within a type. */
export const contentItems = pgTable(
  "content_item",
  {
    type: text().$type<ContentName>().notNull(),
    id: serial().notNull(),
    ...ownedBySite,
    /** List that it belongs to, of a type that is parted into lists. */
    section: text(),
    rank: integer().notNull(),
    values: jsonb().$type<FieldValues>().notNull(),
    words: jsonb().$type<PerLanguage<FieldValues>>().notNull(),
    version: integer().notNull().default(1),
    changedAt: instant("changed_at").notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.id] }),
    index("content_item_in_order").on(t.idSite, t.type, t.rank, t.id),
    index("content_item_by_change").on(t.idSite, t.type, t.changedAt, t.id),
    onlyItsSite(),
  ],
);

const ofItem = {
  type: text().$type<ContentName>().notNull(),
  idItem: integer("id_item").notNull(),
};

/** Published version of a content in a language, from an instant until another or for ever. */
export const contentPublished = pgTable(
  "content_published",
  {
    ...ofItem,
    code: text().$type<LanguageCode>().notNull(),
    ...ownedBySite,
    section: text(),
    rank: integer().notNull(),
    /** Last part of its address; null for a content that has none. */
    slug: text(),
    from: instant("shown_from").notNull(),
    until: instant("shown_until"),
    /** Version of the working copy that was published. */
    version: integer().notNull(),
    fields: jsonb().$type<FieldValues>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.idItem, t.code] }),
    foreignKey({
      columns: [t.type, t.idItem],
      foreignColumns: [contentItems.type, contentItems.id],
    }).onDelete("cascade"),
    index("content_by_rank").on(t.idSite, t.type, t.code, t.section, t.rank, t.idItem),
    index("content_by_date").on(t.idSite, t.type, t.code, t.from, t.idItem),
    index("content_in_section_by_date").on(t.idSite, t.type, t.code, t.section, t.from, t.idItem),
    index("content_by_slug").on(t.idSite, t.type, t.code, t.slug),
    index("content_with_page").on(t.idSite, t.type, t.idItem).where(sql`slug is not null`),
    index("content_promoted")
      .on(t.idSite, t.type, t.code, t.from)
      .where(sql`(fields ->> 'promoted')::boolean`),
    onlyItsSite(),
  ],
);

/** Earlier version of a content's working copy. */
export const contentRevisions = pgTable(
  "content_revision",
  {
    ...ofItem,
    version: integer().notNull(),
    ...ownedBySite,
    values: jsonb().$type<FieldValues>().notNull(),
    words: jsonb().$type<PerLanguage<FieldValues>>().notNull(),
    at: instant("at").notNull(),
    /** E-mail address of its author; null for a content that the site began with. */
    by: text(),
    published: text().array().$type<LanguageCode[]>().notNull().default(sql`'{}'::text[]`),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.idItem, t.version] }),
    foreignKey({
      columns: [t.type, t.idItem],
      foreignColumns: [contentItems.type, contentItems.id],
    }).onDelete("cascade"),
    onlyItsSite(),
  ],
);

/**
 * Last part of an address that a content has or had below the page of a role. A former part
 * redirects to the current one; the part of a removed content stays, so that visitors are told that
 * it is gone.
 */
export const contentAddresses = pgTable(
  "content_address",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    under: text().$type<PageRole>().notNull(),
    code: text().$type<LanguageCode>().notNull(),
    slug: text().notNull(),
    type: text().$type<ContentName>().notNull(),
    idItem: integer("id_item").notNull(),
    isCurrent: boolean("is_current").notNull(),
  },
  (t) => [
    // Two contents cannot answer at one path.
    unique().on(t.idSite, t.under, t.code, t.slug),
    index("content_address_of_item").on(t.type, t.idItem, t.code),
    onlyItsSite(),
  ],
);
