import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import { wordsOf } from "@/platform/db/folded";
import { searchWords } from "@/platform/db/schema/search-word";

/** A table whose words are kept. */
export type WordedTable = PgTable & { id: PgColumn };

/** A telephone number, or a part of one, as people write it. */
const IS_PHONE = /^\+?[\d\s().-]{4,}$/;

/**
 * A whole one, with its country or its nought. Its digits are looked for in one piece alone: other rows
 * have words that begin with two of them.
 */
const IS_WHOLE_PHONE = /^[+0](?:\D*\d){9,}/;

/** An e-mail address, which rows have in punycode. */
const ADDRESS = /\S+@\S+/g;

/** By what else than its own words a row is found. */
export interface FoundBesides {
  /** Another such table, by whose rows a row is found too. */
  foundWith?: { table: WordedTable; id: PgColumn };
  /** The rows of which the panel shows a label that has a word which begins so; undefined for none. */
  labelled?: (word: string) => SQL | undefined;
}

/** How many characters of a word the table has, as the migration `search_words` says. */
const WORD_LENGTH = 40;

/**
 * The condition that a row has, for each word of a search, one that begins so, whatever the accents
 * and the case. A telephone number may be in groups, with its country or with a nought in its place.
 * @param table one for which a migration keeps words (`keep_search_words`)
 */
export function foundByWords(
  table: WordedTable,
  search: string,
  { foundWith, labelled }: FoundBesides = {},
): SQL {
  // A null character is text for us, and none for PostgreSQL.
  const text = search.replaceAll("\0", " ").trim();
  const words = wordsOf(text.replace(ADDRESS, punycodeAddress));
  if (words.length === 0) return sql`false`;
  const rowsFound = (word: string) => {
    const shown = labelled?.(word);
    return shown ? sql`(${rowsWith(table)(word)} union ${shown})` : rowsWith(table)(word);
  };
  const isFound = foundWith
    ? (each: string[]) => sql.join(each.map(hasWordWith(table, foundWith)), sql` and `)
    : (each: string[]) => isAmong(table, sql.join(each.map(rowsFound), sql` intersect `));
  if (!IS_PHONE.test(text)) return isFound(words);
  // Rows have a number in one word, with its country.
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits === "") return isFound(words);
  if (IS_WHOLE_PHONE.test(text)) return isFound([digits]);
  return sql`(${isFound([digits])} or (${isFound(words)}))`;
}

/** The rows of a table that have a word which begins so, by their ids. */
const rowsWith = (of: WordedTable) => (word: string) =>
  sql`
  select ${searchWords.idSubject} from ${searchWords}
  where ${searchWords.subject} = ${getTableName(of)}
    and ${searchWords.word} ^@ ${word.slice(0, WORD_LENGTH)}`;

/**
 * That a row is one of those. As an array, they are looked up one by one: how many begin so is guessed
 * too high where there are many words, and the whole table would be read.
 */
const isAmong = (table: WordedTable, ids: SQL) => sql`${table.id} = any(array(${ids}))`;

/** That a row, or the one that it is found with, has a word which begins so. */
const hasWordWith =
  (table: WordedTable, other: { table: WordedTable; id: PgColumn }) => (word: string) =>
    sql`(${isAmong(table, rowsWith(table)(word))} or ${other.id} = any(array(${rowsWith(other.table)(word)})))`;
