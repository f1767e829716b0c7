import { type SQL, sql } from "drizzle-orm";

/** The last letter of Unicode. */
const LAST_LETTER = 0x10_ff_ff;

/**
 * Condition that a word in the "C" collation begins as another one, which comes from a row: an
 * index serves `^@` only for a constant of the statement, but it serves a range between two words.
 */
export const beginsAs = (word: SQL, beginning: SQL): SQL =>
  sql`${word} >= ${beginning} collate "C" and ${word} < (${beginning} || chr(${LAST_LETTER}::integer)) collate "C"`;
