import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { LanguageCode } from "@/lib/contract/locale";
import type { SearchKind } from "@/lib/contract/search";
import { onlyItsSite, ownedBySite } from "./columns";

/**
 * Entry of the site's search in a language. Whether visitors may see it now, and where, is asked of
 * its subject, so that a planned content appears and ends by itself. Triggers write the entries of
 * products, and split all texts into words (migration `search_entries`).
 */
export const searchEntries = pgTable(
  "search_entry",
  {
    id: serial().primaryKey(),
    ...ownedBySite,
    kind: text().$type<SearchKind>().notNull(),
    /** Id of the content, the product, or the page; a question is of its page. */
    idSubject: integer("id_subject").notNull(),
    code: text().$type<LanguageCode>().notNull(),
    /** Number of a question within its page; 0 for everything else. */
    part: integer().notNull().default(0),
    title: text().notNull(),
    text: text().notNull(),
    anchor: text(),
  },
  (t) => [unique().on(t.idSite, t.kind, t.idSubject, t.code, t.part), onlyItsSite()],
);

/** Word of an entry: folded, and in the "C" collation, so that words that begin alike are near. */
export const searchEntryWords = pgTable(
  "search_entry_word",
  {
    ...ownedBySite,
    code: text().$type<LanguageCode>().notNull(),
    word: text().notNull(),
    idEntry: integer("id_entry")
      .notNull()
      .references(() => searchEntries.id, { onDelete: "cascade" }),
    isTitle: boolean("is_title").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.code, t.word, t.idEntry] }),
    index().on(t.idEntry),
    onlyItsSite(),
  ],
);

/**
 * Word of past or present entries in a language, forwards and backwards: a nearly equal word shares
 * its first half, or its last. A start removes words that no entry has any more.
 */
export const searchVocabulary = pgTable(
  "search_vocabulary",
  {
    ...ownedBySite,
    code: text().$type<LanguageCode>().notNull(),
    word: text().notNull(),
    backwards: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.code, t.word] }),
    index().on(t.idSite, t.code, t.backwards),
    onlyItsSite(),
  ],
);
