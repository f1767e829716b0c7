import { type Column, type SQL, sql } from "drizzle-orm";
import { foldedText } from "@/lib/rules/text/folded-text";

/**
 * Splits a text to search, or to search for, into folded words at spaces and marks of any kind.
 * `words_of` in `0001_guards.sql` is the same in SQL.
 */
export const wordsOf = (text: string): string[] =>
  foldedText(text)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they part words as spaces do.
    .split(/[\u0001-\u002f:-`{-\u00bf\u2000-\u206f]+/)
    .filter(Boolean);

const LAST_LETTER = "\u{10ffff}";

/** Returns the word after all that begin as another one, in the "C" collation. */
export const wordBeyond = (beginning: string): string => beginning + LAST_LETTER;

/** Folds a text in SQL as `foldedText` does (migration `folded_letters`). */
export const foldedSql = (text: Column | SQL): SQL => sql`folded(${text})`;
