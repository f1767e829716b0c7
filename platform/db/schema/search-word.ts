import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { onlyItsSite, ownedBySite } from "./columns";

/**
 * Word by which the panel finds a row of another table: without accents and capitals, and in the
 * "C" collation, in which an index finds all words that begin alike. Triggers write it; the
 * migration `search_words` names the columns. A number of four digits and more is also there
 * without its first digits, so that the last ones of a telephone number find it.
 */
export const searchWords = pgTable(
  "search_word",
  {
    ...ownedBySite,
    /** Table of the row. */
    subject: text().notNull(),
    word: text().notNull(),
    idSubject: integer("id_subject").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.idSite, t.subject, t.word, t.idSubject] }),
    index().on(t.subject, t.idSubject),
    onlyItsSite(),
  ],
);
