import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import { wordsOf } from "@/platform/db/folded";
import { searchWords } from "@/platform/db/schema/search-word";

export type WordedTable = PgTable & { id: PgColumn };

const IS_PHONE = /^\+?[\d\s().-]{4,}$/;

/**
 * A whole telephone number, with its country or its nought. Its digits are looked for in one piece
 * alone: other rows have words that begin with two of them.
 */
const IS_WHOLE_PHONE = /^[+0](?:\D*\d){9,}/;

/** E-mail address, which rows have in punycode. */
const ADDRESS = /\S+@\S+/g;

export interface FoundBesides {
  /** Another such table; a row is found by its row there too. */
  foundWith?: { table: WordedTable; id: PgColumn };
  /** Condition for rows with a label having a word that begins so; undefined for none. */
  labelled?: (word: string) => SQL | undefined;
}

/** Characters kept of each word, as in the migration `search_words`. */
const WORD_LENGTH = 40;

/**
 * Builds the condition that a row has, for each word of a search, a word that begins so, whatever
 * the accents and the case. A telephone number may be in groups, with its country or with a nought
 * in its place.
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

/** Selects the ids of a table's rows that have a word which begins so. */
const rowsWith = (of: WordedTable) => (word: string) =>
  sql`
  select ${searchWords.idSubject} from ${searchWords}
  where ${searchWords.subject} = ${getTableName(of)}
    and ${searchWords.word} ^@ ${word.slice(0, WORD_LENGTH)}`;

/**
 * Condition that a row is among those. As an array, they are looked up one by one: PostgreSQL
 * overestimates how many begin so where there are many words, and would read the whole table.
 */
const isAmong = (table: WordedTable, ids: SQL) => sql`${table.id} = any(array(${ids}))`;

/** Condition that a row, or the row it is found with, has a word which begins so. */
const hasWordWith =
  (table: WordedTable, other: { table: WordedTable; id: PgColumn }) => (word: string) =>
    sql`(${isAmong(table, rowsWith(table)(word))} or ${other.id} = any(array(${rowsWith(other.table)(word)})))`;
